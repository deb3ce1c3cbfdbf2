import { FILE_NAME_LENGTH } from "./file-rules.ts";

/** Control characters, and those that turn the direction of writing: "gpj.exe" is not to read as "exe.jpg". */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu;

/** A text from a file as it may be kept and shown. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

const pathOrMarkup = /[\\/:*?"<>|]/g;

/** A customer's file name as it is kept and shown: its last part, on one line, its ending kept when it is cut. Never a path. */
export function displayFileName(name: string): string {
  const last = name.normalize("NFC").split(/[\\/]/).at(-1) ?? "";
  const clean = withoutInvisible(last).replace(pathOrMarkup, "_").trim();
  const characters = Array.from(clean);
  if (characters.length <= FILE_NAME_LENGTH) return clean === "" ? "file" : clean;
  const ending = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? "";
  return characters.slice(0, FILE_NAME_LENGTH - ending.length).join("") + ending;
}
