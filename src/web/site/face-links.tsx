import bricolageGrotesque from "#ui/styles/fonts/bricolage-grotesque-core.woff2?url";
import instrumentSans from "#ui/styles/fonts/instrument-sans-core.woff2?url";
import type { SiteFacts } from "./site-facts.ts";

function preloadedFont(href: string) {
  return { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href } as const;
}

/** Faces that the page's words are set in: without them, one that nothing is set in would be fetched all the same. */
export function FaceLinks({
  site,
}: {
  readonly site: Pick<SiteFacts, "bodyFace" | "headingFace"> | undefined;
}) {
  const heading = site?.headingFace ?? "bricolage-grotesque";
  const body = site?.bodyFace ?? "instrument-sans";
  return (
    <>
      {heading === "bricolage-grotesque" && <link {...preloadedFont(bricolageGrotesque)} />}
      {[heading, body].includes("instrument-sans") && <link {...preloadedFont(instrumentSans)} />}
    </>
  );
}
