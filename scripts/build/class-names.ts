import { globSync } from "node:fs";
import { relative, sep } from "node:path";
import type { Plugin } from "vite";

const files = globSync("src/web/**/*.module.css")
  .map((file) => file.replaceAll(sep, "/"))
  .sort();

function letters(index: number): string 
  { return (index < 26 ? "" : letters(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26)); }

/**
 * What a class is called in a build: the place of its file among the files and its place in it. Told by nothing but the
 * sources, so that server and browser agree and the same sources give the same build.
 */
export function shortClassName(name: string, file: string, css: string): string  {
  const path = relative(process.cwd(), file.replace(/\?.*$/, "")).replaceAll(sep, "/");
  const names = [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, found]) => found);
  const index = [...new Set(names)].indexOf(name);
  if (!files.includes(path) || index < 0) throw new Error(`no place for the class ${name} of ${path}`);
  return `_${files.indexOf(path).toString(36)}${letters(index)}`;
}

const stylesImport = /import (\w+) from ("[^"]+\.module\.css")/g;

/**
 * Classes as constants: an object of all classes of a file would be kept whole, with their names in the source, where
 * each class is used once. Where an object is looked into by computed names it stays one.
 */
export const classesAsConstants: Plugin = {
  name: "classes-as-constants",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /\/src\/web\/.+\.tsx?$/, code: ".module.css" },
    handler: (code) => ({
      code: code.replace(stylesImport, (whole, name: string, file: string) => {
        const isComputed = new RegExp(`\\b${name}\\b(?!\\.| from )`).test(code);
        return isComputed ? whole : `import * as ${name} from ${file}`;
      }),
      map: null,
    }),
  },
};

/** Styles belong to whoever names their classes, also where nothing is left of the file but constants written elsewhere. */
export const stylesStay: Plugin = {
  name: "styles-stay",
  enforce: "post",
  apply: "build",
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
  },
};
