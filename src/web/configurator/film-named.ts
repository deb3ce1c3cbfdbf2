/** A film as its name is looked for. */
interface NamedFilm {
  readonly id: number;
  readonly name: string;
}

function startsAWord(name: string, typed: string): boolean {
  return ` ${name.toLowerCase()}`.includes(` ${typed}`);
}

/**
 * The film that typed letters name, looked for from the chosen one on and round: one whose name begins with them, else one
 * of which a word does. A whole name is that one's, also where another one's begins so. The same letter again asks for the next one.
 */
export function filmNamed<Film extends NamedFilm>(
  films: readonly Film[],
  typed: string,
  chosenId: number | undefined,
): Film | undefined {
  const letters = typed.toLowerCase();
  const [first = ""] = letters;
  const isAgain = letters === first.repeat(letters.length);
  const wanted = isAgain ? first : letters;
  const at = films.findIndex(({ id }) => id === chosenId);
  const from = isAgain ? at + 1 : Math.max(at, 0);
  const inOrder = [...films.slice(from), ...films.slice(0, from)];
  return (
    inOrder.find(({ name }) => name.toLowerCase() === wanted) ??
    inOrder.find(({ name }) => name.toLowerCase().startsWith(wanted)) ??
    inOrder.find(({ name }) => startsAWord(name, wanted))
  );
}
