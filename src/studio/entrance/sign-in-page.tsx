import { useState } from "react";
import { redirect, useLoaderData, useNavigate, useSearchParams } from "react-router";
import { type Entry, readEntry } from "../calls/entry.ts";
import { FirstFactorStep } from "./first-factor-step.tsx";
import { PasswordStep } from "./password-step.tsx";
import { RecoveryCodesStep } from "./recovery-codes-step.tsx";
import { SecondFactorStep } from "./second-factor-step.tsx";

/** An address inside the studio, and of no other site. */
function wayOn(search: URLSearchParams): string {
  const to = search.get("to") ?? "/";
  return /^\/(?![/\\])/.test(to) ? to : "/";
}

export async function loader({ request }: { readonly request: Request }) {
  const entry = await readEntry();
  return entry?.stage === "open" ? redirect(wayOn(new URL(request.url).searchParams)) : entry;
}

/** The way in, step by step: the password, then a second factor, which is set up the first time. */
export function SignInPage() {
  const [entry, setEntry] = useState<Entry | null>(useLoaderData<typeof loader>());
  const [search] = useSearchParams();
  const go = useNavigate();
  const goIn = () => go(wayOn(search), { replace: true });
  const enter = async (entered: Entry) => {
    if (entered.stage === "open" && entry?.stage !== "set-up") await goIn();
    else setEntry(entered);
  };
  if (entry === null) return <PasswordStep onEntered={enter} />;
  if (entry.stage === "open") return <RecoveryCodesStep onDone={goIn} />;
  return entry.stage === "set-up" ? (
    <FirstFactorStep entry={entry} onEntered={enter} />
  ) : (
    <SecondFactorStep entry={entry} onEntered={enter} onOther={() => setEntry(null)} />
  );
}
