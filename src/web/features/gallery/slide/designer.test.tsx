import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Designer } from "./designer.tsx";

it("the slide of lettering does not link to the page it stands on", () => {
  const markup = renderToStaticMarkup(<Designer />);
  expect(markup).not.toContain("<a ");
  expect(markup).toContain("Your text");
});
