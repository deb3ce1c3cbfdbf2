import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { AddPlate } from "./add-plate.tsx";

afterEach(cleanup);

const source = {
  base: "/api/",
  call: () => Promise.reject(new Error("nothing is asked")),
  keepFile: () => Promise.reject(new Error("nothing is kept")),
  onLine: () => undefined,
};

const gold = { kind: "foil", metal: "gold", upToMm: null } as const;

/** A shop that answers what is asked for a plate; the picture it counts colours of is half cream, half gold. */
function shopOf(answer: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return Promise.resolve(address.endsWith("/thumbnail") ? new Response("webp") : answer());
  });
  vi.stubGlobal("createImageBitmap", () => Promise.resolve({ width: 2, height: 1, close: () => undefined }));
  const data = Uint8ClampedArray.from([255, 250, 240, 255, 200, 160, 32, 255]);
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      getContext() {
        return { drawImage: () => undefined, getImageData: () => ({ data }) };
      }
    },
  );
  return asked;
}

function opened() {
  const added: File[] = [];
  render(
    <AddPlate
      source={source}
      artworkId="k4m2p7x9q1ab"
      plate={gold}
      longerSideMm={94}
      onAdded={(file) => added.push(file)}
    />,
  );
  return { added, user: userEvent.setup() };
}

const named = { "content-disposition": "attachment; filename*=UTF-8''kaf%C4%93%20with%20gold%20foil.pdf" };

test("a colour of the picture becomes a plate with one press, and the file with it takes its place", async () => {
  const asked = shopOf(() => new Response("%PDF", { headers: named }));
  const { added, user } = opened();
  await user.click(await screen.findByRole("button", { name: "The colour #c8a020" }));
  await vi.waitFor(() =>
    expect(added.map(({ name, type }) => [name, type])).toEqual([
      ["kafē with gold foil.pdf", "application/pdf"],
    ]),
  );
  expect(asked.at(-1)).toBe(
    "/api/artwork/k4m2p7x9q1ab/with-plate?kind=foil&metal=gold&longer_side_mm=94.00&colour=%23c8a020",
  );
});

test("what the shop does not find is said, and another colour can be tried", async () => {
  const message = "Nothing of the picture is like that.";
  shopOf(() => Response.json({ message }, { status: 422 }));
  const { added, user } = opened();
  await user.click(screen.getByRole("button", { name: "Use this colour" }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole("button", { name: "Use this colour" })).not.toHaveAttribute("aria-disabled");
  expect(added).toEqual([]);
});
