import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { translate } from "#tests/support/markup/translate.ts";
import { keepTranslatedTexts } from "./translated-texts.ts";

let end: () => void;
beforeEach(() => {
  end = keepTranslatedTexts();
});
afterEach(() => end());

/** A text that may not be there, beside others; one that changes; and a place for what comes before a text. */
function Words({ pieces, isBusy }: { readonly pieces: number | null; readonly isBusy: boolean }) {
  return (
    <p>
      {isBusy && <i>…</i>}
      {pieces !== null && `${pieces}`}
      <b>See More</b>
      {isBusy ? "Placing" : "Place"} the order
    </p>
  );
}

async function shownAfter(isBusy: boolean, pieces: number | null): Promise<string | null> {
  const { container, rerender } = render(<Words pieces={500} isBusy={!isBusy} />);
  translate(container);
  await Promise.resolve();
  rerender(<Words pieces={pieces} isBusy={isBusy} />);
  await Promise.resolve();
  return container.textContent;
}

test("on a translated page a text that goes is gone, one that changes is seen, and what comes before one is there", async () => {
  expect(await shownAfter(true, null)).toBe("…See MorePlacing the order");
  expect(await shownAfter(false, 250)).toBe("250See MorePlace the order");
});

test("what is not translated goes and comes as ever", () => {
  const { container, rerender } = render(<Words pieces={500} isBusy={false} />);
  rerender(<Words pieces={null} isBusy />);
  expect(container.textContent).toBe("…See MorePlacing the order");
});
