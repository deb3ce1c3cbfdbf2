// Plain JavaScript, so that a Node too old for TypeScript still says what is wrong.
import { nodeFault } from "../src/platform/node-version.js";

const fault = nodeFault(process.versions.node);
if (fault) {
  console.error(fault);
  process.exit(1);
}
process.env.NODE_ENV ??= "production";
const { buildIfChanged } = await import("./build/build.ts");
await buildIfChanged();
await import("../build/server/index.js");
