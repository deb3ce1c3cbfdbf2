import { messageOf } from "#domain/messages.ts";
import type { Refused } from "#calls/make-call.ts";

interface OwnFields {
  /** The fields the form has, in wire names. */
  readonly names: ReadonlySet<string>;
  /** Under which of them others are shown. */
  readonly shownAt?: Readonly<Record<string, string>>;
}

/**
 * A refusal in the words of a form: what the shop itself got wrong is the catalogue's sentence, and what is wrong with
 * something that the form does not ask stands below it.
 */
export function toFormErrors(refused: Refused, { names, shownAt = {} }: OwnFields): Refused {
  if (refused.status === 0 || refused.status >= 500)
    return { ...refused, fields: {}, message: messageOf("unexpected") };
  const named = Object.entries(refused.fields).map(
    ([name, words]) => [shownAt[name] ?? name, words] as const,
  );
  const foreign = named.find(([name]) => !names.has(name));
  return foreign
    ? { ...refused, fields: {}, message: foreign[1] }
    : { ...refused, fields: Object.fromEntries(named) };
}
