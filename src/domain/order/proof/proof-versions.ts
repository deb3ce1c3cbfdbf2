import type { OrderFact } from "../order-fact.ts";
import type { ProofPin } from "./pin.ts";

/** A proof of a line as it was made, with what was asked to be changed of it. */
export interface MadeProof {
  readonly version: number;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly sha256: string;
  /** What the shop said about it. */
  readonly note: string;
  readonly change: { readonly words: string; readonly pins: readonly ProofPin[] } | null;
}

/** All proofs of a line (from 1), the oldest first: none is ever taken away. */
export function proofVersions(facts: readonly OrderFact[], line: number): readonly MadeProof[] {
  const about = facts.filter((fact) => "line" in fact && fact.line === line);
  return about.flatMap((made) => {
    if (made.kind !== "proof-made") return [];
    const { version, at, sha256, note } = made;
    const asked = about.find((fact) => fact.kind === "change-asked" && fact.version === version);
    const change = asked?.kind === "change-asked" ? { words: asked.words, pins: asked.pins ?? [] } : null;
    return [{ version, at, sha256, note, change }];
  });
}
