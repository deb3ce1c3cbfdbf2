import { readFileSync, writeFileSync } from "node:fs";
import { format, type FormatConfig } from "oxfmt";

/** Writes a file that a script makes, laid out as the whole project is. */
export async function writeFormatted(file: string, text: string): Promise<void> {
  const options = JSON.parse(readFileSync(".oxfmtrc.json", "utf8")) as FormatConfig;
  const { code, errors } = await format(file, text, options);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join("; ")}`);
  writeFileSync(file, code);
}
