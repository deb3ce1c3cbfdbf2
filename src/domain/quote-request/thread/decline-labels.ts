/** Why an answer is declined, as it is chosen: what it is called, by its name in forms and facts. */
export const declineReasons = {
  price: "It costs too much",
  time: "It takes too long",
  different: "It is not what I asked for",
  elsewhere: "I have ordered elsewhere",
  "not-needed": "I do not need it any more",
  other: "Something else",
} as const;

export type DeclineReason = keyof typeof declineReasons;

export function isDeclineReason(name: string): name is DeclineReason {
  return Object.hasOwn(declineReasons, name);
}

/** "It costs too much; It takes too long". */
export function declineText(reasons: readonly DeclineReason[]): string {
  return reasons.map((reason) => declineReasons[reason]).join("; ");
}
