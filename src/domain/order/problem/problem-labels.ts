/** What can be wrong with what has arrived, as it is chosen: what it is called, by its name in forms and facts. */
export const problemKinds = {
  print: "Print or colours",
  cut: "Cut, shape or size",
  material: "Material or finish",
  damaged: "Damaged on the way",
  count: "Too few, or not what I ordered",
  late: "It has not arrived",
  other: "Something else",
} as const;

export type ProblemKind = keyof typeof problemKinds;

export function isProblemKind(name: string): name is ProblemKind {
  return Object.hasOwn(problemKinds, name);
}

/** What the shop does about a problem, as the customer reads it. */
export const problemRemedies = {
  reprint: "We make it again, at our cost",
  refund: "We give you money back",
  words: "We have answered you",
} as const;

export type ProblemRemedy = keyof typeof problemRemedies;

export function isProblemRemedy(name: string): name is ProblemRemedy {
  return Object.hasOwn(problemRemedies, name);
}

/** "Print or colours; Damaged on the way". */
export function problemText(kinds: readonly ProblemKind[]): string {
  return kinds.map((kind) => problemKinds[kind]).join("; ");
}
