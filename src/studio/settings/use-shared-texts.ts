import { useState } from "react";
import type { Answer, Refused } from "#calls/make-call.ts";
import { useSending } from "#studio/calls/use-sending.ts";

/** What stands in the fields of a form, by their names. */
type Texts<Name extends string> = Readonly<Record<Name, string>>;

interface Together<Name extends string> {
  readonly typed: Texts<Name>;
  /** What both have changed, and nobody has decided: the fields, as the other one has set them. */
  readonly theirs: Readonly<Partial<Record<Name, string>>>;
}

/**
 * Brings together what was typed and what somebody else has set since it was read: a field that was let be takes theirs, of one that
 * both changed theirs is shown beside what was typed.
 */
export function broughtTogether<Name extends string>(
  typed: Texts<Name>,
  was: Texts<Name>,
  now: Texts<Name>,
): Together<Name> {
  const touched = (Object.keys(typed) as Name[]).filter((name) => typed[name] !== was[name]);
  const both = touched.filter((name) => now[name] !== was[name] && now[name] !== typed[name]);
  return {
    typed: { ...now, ...Object.fromEntries(touched.map((name) => [name, typed[name]])) },
    theirs: Object.fromEntries(both.map((name) => [name, now[name]])) as Together<Name>["theirs"],
  };
}

/** As they were read, with nothing typed since. */
function untouched<Name extends string>(texts: Texts<Name>): Together<Name> {
  return broughtTogether(texts, texts, texts);
}

interface Saving<Name extends string, Data> {
  readonly send: (was: Texts<Name>, typed: Texts<Name>) => Promise<Answer<Data>>;
  readonly savedIn: (data: Data) => Texts<Name>;
  /** What a refusal says that somebody else has set; undefined where it says none. */
  readonly foundIn: (refused: Refused) => Texts<Name> | undefined;
  readonly onSaved: () => unknown;
}

/** Such a form, whatever it sends. */
export type SharedTexts<Name extends string> = Pick<
  ReturnType<typeof useSharedTexts<Name, unknown>>,
  "faultOf" | "filling" | "theirs" | "type" | "typed"
>;

/** The form of what others change, too: what was seen, what is typed, and what somebody else has set meanwhile. */
export function useSharedTexts<Name extends string, Data>(
  read: Texts<Name>,
  { send, savedIn, foundIn, onSaved }: Saving<Name, Data>,
) {
  const [seen, setSeen] = useState(read);
  const [{ typed, theirs }, setTogether] = useState(() => untouched(read));
  /** Raised when fields are filled in anew. */
  const [filling, setFilling] = useState(0);
  const fill = (now: Texts<Name>, together: Together<Name>) => {
    setSeen(now);
    setTogether(together);
    setFilling((times) => times + 1);
  };
  const sending = useSending(
    async () => {
      const answer = await send(seen, typed);
      const now = answer.ok ? undefined : foundIn(answer);
      if (now !== undefined) fill(now, broughtTogether(typed, seen, now));
      return answer;
    },
    async (data) => {
      const saved = savedIn(data);
      fill(saved, untouched(saved));
      await onSaved();
    },
  );
  const type = (name: Name, text: string) =>
    setTogether((before) => ({ ...before, typed: { ...before.typed, [name]: text } }));
  const isTouched = (Object.keys(typed) as Name[]).some((name) => typed[name] !== seen[name]);
  return { ...sending, seen, typed, theirs, filling, type, isTouched };
}
