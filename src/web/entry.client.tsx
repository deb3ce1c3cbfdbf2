import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { keepTranslatedTexts } from "./site/translated-texts.ts";

/** Remembers by which campaign this visit began. Most addresses have no query, and so none: what reads one comes with one. */
async function rememberCampaignIn(search: string): Promise<void> {
  if (search === "") return;
  const { rememberCampaign } = await import("#web/calls/campaign.ts");
  rememberCampaign(search);
}

rememberCampaignIn(location.search).catch(console.error);
keepTranslatedTexts();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
