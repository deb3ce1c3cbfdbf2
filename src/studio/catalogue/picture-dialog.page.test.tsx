import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { NewPictureDialog } from "./picture-dialog.tsx";

const MEGABYTE = 1024 * 1024;
const jar = (bytes: number) => new File([new Uint8Array(bytes)], "jar.jpg", { type: "image/jpeg" });

/** The dialog, with what it sends. */
function openDialog() {
  const sent: { path: string; body: Record<string, unknown> }[] = [];
  const done = vi.fn<(words: string) => void>();
  vi.stubGlobal("fetch", (address: string, init: RequestInit = {}) => {
    sent.push({ path: address, body: JSON.parse(init.body as string) as Record<string, unknown> });
    const data = address.endsWith("pictures") ? { id: "a1" } : { revision: 2 };
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data }));
  });
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:jar", revokeObjectURL: () => null }),
  );
  onTestFinished(cleanup);
  const products = [5, 6].map((id) => ({ id, name: `Paper ${id}`, comes_in: [] }));
  render(<NewPictureDialog products={products} onClose={() => null} onDone={done} />);
  return { sent, done };
}

const put = () => userEvent.click(screen.getByRole("button", { name: "Put it in the draft" }));
const choose = (file: File) => userEvent.upload(screen.getByLabelText("Picture"), file);

test("nothing is sent without a picture, and none that is too large", async () => {
  const { sent } = openDialog();
  await put();
  expect(screen.getByText("Please choose a picture.")).toBeVisible();
  await choose(jar(6 * MEGABYTE + 1));
  await put();
  expect(await screen.findByText("This file is larger than 6 MB. Please make it smaller.")).toBeVisible();
  expect(sent).toEqual([]);
});

test("a picture is seen as it will be shown, sent with that, and named in the draft with its product and words", async () => {
  const { sent, done } = openDialog();
  await userEvent.selectOptions(screen.getByLabelText("Product"), "Paper 6");
  await choose(jar(3));
  await userEvent.selectOptions(screen.getByLabelText("Shown of it"), "All of it, on white");
  expect(screen.getByRole("img", { name: "As the shop will show it" })).toHaveAttribute("data-shown", "all");
  await userEvent.type(screen.getByLabelText("What is seen"), "A jar.");
  await put();
  expect(sent).toMatchObject([
    { path: expect.stringMatching(/catalogue\/pictures$/), body: { picture: "AAAA", shown: "all" } },
    {
      path: expect.stringMatching(/catalogue\/draft$/),
      body: {
        edits: [{ kind: "add", sheet: "pictures", cells: { product: "6", picture: "a1", words: "A jar." } }],
      },
    },
  ]);
  expect(done).toHaveBeenCalledWith("The picture is in the draft.");
});
