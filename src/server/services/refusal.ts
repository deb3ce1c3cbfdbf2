/** What a use case refuses, with a message per wire field. The calls turn the reason into a status. */
export interface Refusal {
  readonly ok: false;
  readonly reason: "malformed" | "refused" | "not-found";
  readonly fields: Readonly<Record<string, string>>;
}

export function refusal(reason: Refusal["reason"], fields: Refusal["fields"]): Refusal {
  return {
    ok: false,
    reason,
    fields,
  };
}
