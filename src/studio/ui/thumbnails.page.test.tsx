import "@testing-library/jest-dom/vitest";
import { cleanup, fireEvent, render } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import { OrderThumbnail, Thumbnail } from "./thumbnails.tsx";

test("a picture that did not come is looked for again once its address is another one", () => {
  onTestFinished(cleanup);
  const { container, rerender } = render(<Thumbnail orderNo="K26-A" line={2} seen={7} />);
  fireEvent.error(container.querySelector("img")!);
  expect(container.querySelector("img")).toBeNull();
  expect(container).not.toBeEmptyDOMElement();
  rerender(<Thumbnail orderNo="K26-A" line={2} seen={8} />);
  expect(container.querySelector("img")).toHaveAttribute(
    "src",
    "/studio/api/orders/K26-A/lines/2/thumbnail?seen=8",
  );
});

test("an order without any picture leaves no empty place", () => {
  onTestFinished(cleanup);
  const { container } = render(<OrderThumbnail orderNo="K26-A" seen={7} />);
  fireEvent.error(container.querySelector("img")!);
  expect(container).toBeEmptyDOMElement();
});
