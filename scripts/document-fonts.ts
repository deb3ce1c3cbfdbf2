/** Writes the two faces that documents are set in, from their families' whole fonts: `node scripts/document-fonts.ts`. */
import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { documentLetters } from "#platform/pdf/document-letters.ts";

const faces = {
  text: "@expo-google-fonts/instrument-sans/400Regular/InstrumentSans_400Regular.ttf",
  heading: "@expo-google-fonts/bricolage-grotesque/700Bold/BricolageGrotesque_700Bold.ttf",
} as const;

const letters = String.fromCodePoint(...documentLetters);

for (const [name, file] of Object.entries(faces)) {
  const whole = readFileSync(new URL(import.meta.resolve(file)));
  const bytes = await subsetFont(whole, letters, {
    targetFormat: "truetype",
    keepFeatures: ["kern", "tnum"],
    noHinting: true,
  });
  writeFileSync(`src/platform/pdf/fonts/${name}.ttf`, bytes);
  console.log(`${name}: ${bytes.length} bytes`);
}
