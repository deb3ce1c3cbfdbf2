import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import type { OrderedItem } from "./order.types.ts";
import { ProofCard } from "./proof-card.tsx";

const title = "Art paper stickers, 50 mm circle";
const printed = {
  place: 0,
  width_mm: 50,
  height_mm: 50,
  bleed_mm: 2,
  lines: ["bleed" as const, "cut" as const],
};
const version = { version: 1, made_at: "2027-03-10T00:00:00Z", note: "", printed: [printed], change: null };

const item: OrderedItem = {
  product: "Art Paper",
  title,
  details: [],
  quantity: 25,
  kinds: 1,
  quantity_text: "25 pcs",
  price: 65,
  picture: "product_id=3&artwork=k4m2p7x9q1ab",
  is_agreed: false,
  is_written: false,
  is_removed: false,
  places: [{ label: "", set: 1, side: "front", has_file: true, file_name: "plum.png" }],
  awaits_artwork: false,
  artwork: "open",
  review: null,
  proof: {
    line: 1,
    version: 1,
    state: "made",
    sha256: "a".repeat(64),
    note: "",
    is_held: false,
    amendment: null,
    versions: [version],
  },
};

/** The card of a line whose proof stands so; `next` reads its page again. */
function openCard(proof: Partial<OrderedItem["proof"]>, line: Partial<OrderedItem> = {}) {
  const link = { orderNo: "K26-4F7Q2M", key: null };
  const use = { link, sent: undefined, shopEmail: "shop@example.org", refresh: () => Promise.resolve() };
  const pageOf = (now: Partial<OrderedItem["proof"]>) => {
    const shown = { ...item, ...line, proof: { ...item.proof, ...now } };
    return (
      <MemoryRouter>
        <ProofCard item={shown} use={use} isMain isOnly isClosed={false} count="" />
      </MemoryRouter>
    );
  };
  onTestFinished(cleanup);
  const { rerender } = render(pageOf(proof));
  return { next: (read: Partial<OrderedItem["proof"]>) => rerender(pageOf(read)) };
}

const shownViews = () =>
  screen.getAllByRole("img").map((picture) => {
    const query = new URL(picture.getAttribute("src") ?? "", "https://shop.example").searchParams;
    return [picture.getAttribute("alt"), query.get("view")];
  });

test("a proof is shown as its print file was drawn, and what it looks like comes second", () => {
  openCard({});
  expect(shownViews()).toEqual([
    [`${title}, as it is printed`, "proof"],
    [`${title}, with your artwork`, null],
  ]);
  const pdf = screen.getByRole("link", { name: /^Proof as PDF/ });
  expect(pdf).toHaveAttribute("href", "/pdf/proof/K26-4F7Q2M/1/1/0");
});

test("the proof of a side is called so", () => {
  const back = {
    label: "Back",
    set: 1,
    side: "back" as const,
    has_file: true,
    file_name: "card.pdf, page 2",
  };
  const places = [{ ...item.places[0]!, label: "Front" }, back];
  const both = { ...version, printed: [printed, { ...printed, place: 1 }] };
  openCard({ versions: [both] }, { places });
  for (const side of ["Front", "Back"]) {
    const sheet = screen.getByRole("region", { name: `Proof sheet, ${side}` });
    expect(within(sheet).getByText(`Proof, ${side}`)).toBeVisible();
    expect(within(sheet).queryByText("Quantity")).toBeNull();
  }
  const made = screen.getByRole("region", { name: "What they are made of" });
  expect(made).toHaveTextContent(/^K26-4F7Q2M, version 1, 10 March/);
  expect(within(made).getByText("25 pcs")).toBeVisible();
  expect(screen.getAllByText("Front", { exact: true })).toHaveLength(1);
});

test("approving names what was not looked at and leads there; then it approves what is shown, once", async () => {
  const sent: string[] = [];
  vi.stubGlobal("fetch", (address: string, { body }: RequestInit) => {
    sent.push(`${new URL(address, "http://localhost").pathname} ${typeof body === "string" ? body : ""}`);
    // No answer has come when it is pressed again.
    return new Promise(() => undefined);
  });
  openCard({});
  const user = userEvent.setup();
  const approve = screen.getByRole("button", { name: "Approve" });
  await user.click(screen.getByRole("checkbox", { name: /^The words/ }));
  await user.click(approve);
  expect(screen.getByText("Please look at the colours and the size, and tick them.")).toBeVisible();
  const colours = screen.getByRole("checkbox", { name: /^The colours/ });
  expect(colours).toHaveFocus();
  expect(colours).toBeInvalid();
  await user.click(colours);
  expect(colours).toBeValid();
  await user.click(screen.getByRole("checkbox", { name: /^The size/ }));
  await user.dblClick(approve);
  expect(sent).toEqual([`/api/order/K26-4F7Q2M/proofs/1/approve {"version":1,"sha256":"${"a".repeat(64)}"}`]);
});

test("lines are hidden one by one, and at its size a sticker of 50 mm is as wide as the screen is dense", async () => {
  openCard({});
  const user = userEvent.setup();
  const drawing = screen.getByRole("img", { name: `${title}, as it is printed` });
  const lines = () =>
    new URL(drawing.getAttribute("src") ?? "", "https://shop.example").searchParams.get("lines");
  expect(lines()).toBe("bleed,cut");
  await user.click(await screen.findByRole("checkbox", { name: "Bleed" }));
  expect(lines()).toBe("cut");
  await user.click(screen.getByRole("button", { name: "About 1:1" }));
  // 900 pixels of the picture at 9.778 a millimetre, 3.7795 of the screen.
  expect(Number.parseFloat(drawing.style.width)).toBeCloseTo(347.9, 1);
  await user.click(screen.getByText("Make 1:1 exact"));
  await user.click(screen.getByRole("button", { name: "It is as wide as my card" }));
  expect(screen.getByRole("button", { name: "1:1" })).toHaveAttribute("aria-pressed", "true");
});

test("the next proof is looked at anew: nothing is ticked and no line is hidden", async () => {
  const sent = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({})));
  vi.stubGlobal("fetch", sent);
  const { next } = openCard({});
  const user = userEvent.setup();
  for (const name of [/^The words/, /^The colours/, /^The size/, "Bleed"])
    await user.click(await screen.findByRole("checkbox", { name }));
  const second = { ...version, version: 2 };
  next({ version: 2, sha256: "b".repeat(64), versions: [version, second] });
  expect(screen.getByText("Proof 2 is ready.")).toBeVisible();
  expect(screen.getByRole("checkbox", { name: "Bleed" })).toBeChecked();
  const drawing = within(screen.getByRole("region", { name: "Proof sheet" })).getByRole("img");
  expect(drawing.getAttribute("src")).toContain("lines=bleed%2Ccut");
  await user.click(screen.getByRole("button", { name: "Approve" }));
  expect(
    screen.getByText("Please look at the words, the colours and the size, and tick them."),
  ).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test("where the browser saves nothing, what was matched holds while the page is there", async () => {
  const blocked = () => {
    throw new DOMException("Blocked", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked });
  openCard({});
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "About 1:1" }));
  await user.click(screen.getByText("Make 1:1 exact"));
  await user.click(screen.getByRole("button", { name: "It is as wide as my card" }));
  expect(screen.getByRole("button", { name: "1:1" })).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("1:1 is exact on the screen where you matched it")).toBeVisible();
});

test("a proof that was made before print files were drawn keeps the one picture it had", () => {
  openCard({ versions: [{ ...version, printed: [] }] });
  expect(shownViews()).toEqual([[`${title}, with your artwork`, null]]);
});

test("who waits for a person is told so", () => {
  openCard({ state: "none", version: 0, versions: [], is_held: true });
  expect(screen.getByText(/^A person looks at your file before we send its proof\./)).toBeVisible();
});

const empty = { label: "", set: 1, side: "front", has_file: false, file_name: null } as const;
const unmade: Partial<OrderedItem["proof"]> = { state: "none", version: 0, versions: [] };

test("who is to send artwork is told so, and which place waits for it", async () => {
  openCard(unmade, { places: [empty], awaits_artwork: true });
  expect(screen.getByText("We need your artwork.")).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send your artwork" })).toBeVisible();
  cleanup();
  const places = [
    { ...item.places[0]!, label: "Set 1" },
    { ...empty, label: "Set 2" },
  ];
  openCard(unmade, { places, awaits_artwork: true });
  expect(screen.getByText("We need your artwork for Set 2.")).toBeVisible();
});

test("who sent files with a request waits for a proof of them, and can send a better one", async () => {
  openCard(unmade, { places: [empty], is_written: true });
  expect(screen.getByText(/^We are preparing your proof from the files of your quote request/)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Send your artwork" })).toBeVisible();
});

test("a proof of nothing, as there could be once, cannot be approved", () => {
  openCard({}, { places: [empty], awaits_artwork: true, artwork: "evaluated" });
  expect(screen.getByText("We need your artwork.")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});
