import { expect, test } from "vitest";
import { scriptsAfterPaint } from "./scripts-after-paint.ts";

function page(inHead: string, inBody: string): string {
  return `<html><head>${inHead}</head><body>${inBody}</body></html>`;
}
const module = '<script type="module" async="">import "/assets/a.js"</script>';

test("a page names its scripts in a way that no browser fetches before its first paint", () => {
  const sent = scriptsAfterPaint(
    page('<link rel="modulepreload" href="/assets/a.js"/>', `<p>1</p>${module}`),
  );
  expect(sent).not.toContain('modulepreload" href');
  expect(sent).not.toContain('<script type="module"');
  expect(sent).toContain('<link rel="later" fetchpriority="low" href="/assets/a.js"/>');
  expect(sent).toContain('<script type="later">import "/assets/a.js"</script>');
});

test("what starts them stands at the end, once", () => {
  const sent = scriptsAfterPaint(page("", `<p>&lt;/body&gt;</p>${module}`));
  expect(sent).toMatch(/requestAnimationFrame[^<]*<\/script><\/body><\/html>$/);
  expect(sent.split("requestAnimationFrame")).toHaveLength(2);
});

test("a page without scripts is sent as it is", () => {
  const plain = page('<link rel="stylesheet" href="/a.css"/>', "<p>1</p>");
  expect(scriptsAfterPaint(plain)).toBe(plain);
});
