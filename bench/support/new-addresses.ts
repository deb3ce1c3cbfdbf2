/** Asks for pages that were never asked for before, over 20 connections; a bounded number of them. */
export const loadWithNewAddresses = async (origin: string, pages = 1_200): Promise<void> => {
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < pages) {
      const n = next++;
      const path = `/stickers/roll?size=custom&width=${50 + (n % 200)}&height=${50 + Math.floor(n / 200)}`;
      const answer = await fetch(origin + path, { headers: { "accept-encoding": "br" } });
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
};
