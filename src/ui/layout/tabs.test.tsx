import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { tabAfterKey, TabPanel, Tabs } from "./tabs.tsx";

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 0],
  ["ArrowLeft", 2, 1],
  ["ArrowLeft", 0, 2],
  ["Home", 1, 0],
  ["End", 1, 2],
  ["ArrowDown", 1, null],
  ["a", 1, null],
])("%s leads from tab %i of three to %o", (key, at, to) => {
  expect(tabAfterKey(key, at, 3)).toBe(to);
});

test("one tab is chosen and reached by Tab; the panels of the others are hidden, all name their tab", () => {
  const stock = { key: "stock", name: "Stock" };
  const ink = { key: "ink", name: "Ink" };
  const markup = renderToStaticMarkup(
    <>
      <Tabs id="facts" label="Facts" tabs={[stock, ink]} chosen="ink" onChoose={() => {}} />
      <TabPanel id="facts" tab={stock} chosen="ink">
        Kraft
      </TabPanel>
      <TabPanel id="facts" tab={ink} chosen="ink">
        Black
      </TabPanel>
    </>,
  );
  expect(markup).toMatch(
    /id="facts-stock" aria-controls="facts-stock-panel" aria-selected="false" tabindex="-1"/,
  );
  expect(markup).toMatch(/id="facts-ink" aria-controls="facts-ink-panel" aria-selected="true" tabindex="0"/);
  expect(markup).toMatch(/id="facts-stock-panel" aria-labelledby="facts-stock" data-open="false"/);
  expect(markup).toMatch(/aria-labelledby="facts-ink" data-open="true"/);
});
