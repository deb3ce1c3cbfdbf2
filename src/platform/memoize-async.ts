/** Makes something when it is first asked for, and answers it ever after; what failed is made again the next time. */
export function memoizeAsync<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
