/** Letters that are no letter with a mark: what they are written as without them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  ß: "ss",
  đ: "d",
  ł: "l",
  Ł: "L",
};

/** What no file system takes in a name, or some programs for a folder. */
const reserved = /[/\\:*?"<>|\p{Cc}]/gu;

/** In the letters that every program has: macrons and accents are left out. */
function inPlainLetters(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\x20-\x7e]/g, (letter) => plainLetters[letter] ?? "_")
    .replaceAll("%", "_");
}

/** A file to be saved under a name: one that is safe in a header, and whole for programs that read RFC 6266. */
export function attachmentNamed(name: string): string {
  const safe = name.replaceAll(reserved, "-");
  return `attachment; filename="${inPlainLetters(safe)}"; filename*=UTF-8''${encodeURIComponent(safe).replaceAll("'", "%27")}`;
}
