import type { Database, Transaction } from "./database.ts";

interface Decided {
  readonly ok: boolean;
}

class Refused extends Error {
  readonly refusal: Decided;
  constructor(refusal: Decided) {
    super("The write was refused.");
    this.refusal = refusal;
  }
}

/** Runs a write in a transaction; of one that is refused nothing is left behind. */
export async function inOneTransaction<Outcome extends Decided>(
  db: Database,
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await db.transaction(async (tx) => {
      const outcome = await run(tx);
      // Thrown so that the transaction takes back what was written before the refusal.
      if (!outcome.ok) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Outcome;
    throw error;
  }
}
