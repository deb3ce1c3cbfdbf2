import { screen, waitFor } from "@testing-library/react";
import { useCallback, useEffect, useState } from "react";
import { expect, test, vi } from "vitest";
import { readAddress } from "#domain/configure/address/address.ts";
import { choose } from "#domain/configure/choose.ts";
import { scopeOf } from "#domain/configure/scope.ts";
import type { Selection } from "#domain/configure/selection.ts";
import { plainPage } from "#tests/support/artwork/plain-page.ts";
import { openPart } from "#tests/support/markup/open-page.tsx";
import { pageServices } from "#tests/support/markup/page-services.ts";
import { granted, openShopDouble } from "#tests/support/markup/shop-double.ts";
import type { ArtworkAtShop, ArtworkProgress } from "#web/calls/artwork-progress.ts";
import { createStore } from "#web/calls/store.ts";
import type { ChangeSelection } from "#artwork-tools/scene/change-selection.types.ts";
import { removeOwnPicture } from "./own-picture.ts";
import { SlotPanel } from "./slot-panel.tsx";
import { slotSendings } from "./slot-sendings.ts";

/** What is on its way, by the names of the files. */
const { sent } = vi.hoisted(() => ({
  sent: new Map<string, { set: (progress: ArtworkProgress) => void }>(),
}));

function sendingOf(start: ArtworkProgress) {
  const none = () => undefined;
  return { progress: createStore<ArtworkProgress>(start), pause: none, resume: none, cancel: none };
}

vi.mock("#web/calls/send-picture.ts", () => ({
  claimPicture: async () => () => undefined,
  sendPicture: ({ file }: { readonly file: File }) => {
    const sending = sendingOf({ step: "sending", percent: 40, message: null });
    sent.set(file.name, sending.progress);
    return sending;
  },
  goOnWithPicture: async () => null,
  savedPictureSending: (artwork: ArtworkAtShop) => sendingOf({ step: "kept", artwork }),
  pictureFile: async () => null,
  forgetArtwork: () => undefined,
}));

/** Pages that a browser counts in documents, by their names; one more than it can tell of the others. */
vi.mock("./paint-document.ts", () => ({
  paintDocument: async () => null,
  countPages: async ({ name }: File) => (name === "counted.pdf" ? 2 : 1),
}));

function artworkOf(name: string, id: string, page: number, pages: number): ArtworkAtShop {
  return {
    id,
    name,
    page,
    media_type: "application/pdf",
    bytes: 9_000,
    width_px: 90,
    height_px: 54,
    is_clear: false,
    facts: plainPage(94, 54, pages === 1 ? {} : { pages, pagesRead: pages }),
    picture: `/api/artwork/${id}/picture`,
    thumbnail: `/api/artwork/${id}/thumbnail`,
    plates: null,
    printed_colours: null,
    kept_at: "2027-03-10T00:00:00Z",
  };
}

/** Ids that begin with a letter: "aaaaaaaaaaa1" is that of page 1. */
function idOf(letter: string, page: number): string {
  return `${letter.repeat(10)}${String(page).padStart(2, "0")}`;
}

/** A file arrives at the shop, which reads so many pages in it. */
async function arrive(name: string, letter: string, pages: number) {
  await waitFor(() => expect(sent.has(name)).toBe(true));
  const [first, ...further] = Array.from({ length: pages }, (_, at) =>
    artworkOf(name, idOf(letter, at + 1), at + 1, pages),
  );
  const artwork = { ...first, further_pages: further } as ArtworkAtShop;
  sent.get(name)?.set({ step: "kept", artwork });
}

function pdf(name: string): File {
  return new File(["%PDF-1.7\n1 0 obj"], name, { type: "application/pdf" });
}

const scopeAt = (slug: string) => scopeOf(pageServices.catalogue.current().featuredItemBySlug.get(slug)!);

/** The places of a product as its page shows them, with what is chosen for it. */
function Panel({ slug, query, told }: { slug: string; query: string; told: (now: Selection) => void }) {
  const catalogue = pageServices.catalogue.current();
  const [now, setNow] = useState(() => readAddress(catalogue, scopeAt(slug), new URLSearchParams(query)));
  useEffect(() => {
    told(now);
  }, [now, told]);
  const change = useCallback<ChangeSelection>(
    (wanted) =>
      setNow((before) => {
        const asked = typeof wanted === "function" ? wanted(before) : wanted;
        return choose(catalogue, scopeAt(slug), before, asked);
      }),
    [catalogue, slug],
  );
  return (
    <SlotPanel
      {...{ catalogue, selection: now, change }}
      shown={{ set: 1, side: "front" }}
      onShow={() => undefined}
      dropped={null}
      onTaken={() => undefined}
    />
  );
}

async function open(slug: string, query = "") {
  sent.clear();
  slotSendings.set(new Map());
  removeOwnPicture();
  openShopDouble({ "GET artwork": () => granted({ artwork: [], count: 0 }) });
  let selection: Selection | null = null;
  const told = (now: Selection) => (selection = now);
  const { user } = openPart(<Panel {...{ slug, query, told }} />);
  const chooseFiles = (label: string, ...files: File[]) =>
    user.upload(screen.getByLabelText(label, { selector: "input" }), files);
  const chosen = () => selection?.artwork ?? null;
  return { user, choose: chooseFiles, chosen };
}

const CARD = "standard-business-card";
const BOTH = "printed_side_id=2";

test("the second page of a card is its back, by its name", async () => {
  const { choose, chosen } = await open(CARD, BOTH);
  await choose("Picture for Front", pdf("card.pdf"));
  await arrive("card.pdf", "a", 2);
  await waitFor(() => expect(chosen()).toEqual({ files: [null, idOf("a", 2)], setNames: [] }));
  expect(await screen.findByText("card.pdf, page 1")).toBeVisible();
  expect(await screen.findByText("card.pdf, page 2")).toBeVisible();
});

test("six pages of labels ask for six sets, and are named after their pages", async () => {
  const { user, choose, chosen } = await open("paper-stickers");
  await choose("Picture for your picture", pdf("labels.pdf"));
  await arrive("labels.pdf", "b", 6);
  const asks = /^5 pictures more than there are places for: labels\.pdf, pages 2 to 6\. /;
  expect(await screen.findByText(asks)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Make it 6 sets" }));
  await waitFor(() =>
    expect(chosen()).toEqual({
      files: [null, ...[2, 3, 4, 5, 6].map((page) => idOf("b", page))],
      setNames: [1, 2, 3, 4, 5, 6].map((page) => `labels, page ${page}`),
    }),
  );
  expect(screen.queryByText(/more than there are places/)).toBeNull();
});

test("of several documents for one place the first takes it, and the others ask for sets of their own", async () => {
  const { user, choose } = await open("paper-stickers");
  const names = ["plum.pdf", "pear.pdf", "fig.pdf"];
  await choose("Pictures for your sets", ...names.map(pdf));
  expect(
    await screen.findByText(/^2 pictures more than there are places for: pear\.pdf; fig\.pdf/),
  ).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Make it 3 sets" }));
  for (const name of names) await waitFor(() => expect(sent.has(name)).toBe(true));
});

test("a card that is printed on one side offers its other side; pages that are left out stay so", async () => {
  const { user, choose, chosen } = await open(CARD);
  await choose("Picture for your picture", pdf("card.pdf"));
  await arrive("card.pdf", "c", 2);
  await user.click(await screen.findByRole("button", { name: "Print both sides" }));
  await waitFor(() => expect(chosen()?.files).toEqual([null, idOf("c", 2)]));
  await user.click(screen.getByRole("button", { name: "Remove the picture of Back" }));
  await waitFor(() => expect(chosen()).toBeNull());
  expect(screen.queryByText(/more than there are places/)).toBeNull();
});

test("names of files say their sides, and which sets are still empty is said", async () => {
  const { choose, chosen } = await open(CARD, `${BOTH}&kinds=3`);
  const files = ["fig_b.pdf", "plum-back.pdf", "plum-front.pdf", "fig_f.pdf"];
  await choose("Pictures for your sets", ...files.map(pdf));
  for (const [at, name] of files.entries()) await arrive(name, "defg".charAt(at), 1);
  await waitFor(() =>
    expect(chosen()).toEqual({
      files: [null, ...["d", "f", "e"].map((letter) => idOf(letter, 1))],
      setNames: ["fig", "plum"],
    }),
  );
  expect(screen.getByText("Still without a picture: Set 3, front and Set 3, back.")).toBeVisible();
});

test("documents chosen at once keep places for their pages, on their way and when there are more than were counted", async () => {
  const { choose, chosen } = await open(CARD, `${BOTH}&kinds=3`);
  await choose("Pictures for your sets", pdf("counted.pdf"), pdf("long.pdf"), pdf("last.pdf"));
  await waitFor(() => expect(sent.size).toBe(3));
  expect(screen.getByText("counted.pdf, page 2")).toBeVisible();
  await arrive("last.pdf", "h", 1);
  await arrive("long.pdf", "i", 3);
  await arrive("counted.pdf", "j", 2);
  await waitFor(() =>
    expect(chosen()?.files).toEqual([idOf("j", 1), idOf("j", 2), idOf("i", 1), idOf("h", 1), idOf("i", 3)]),
  );
  // Its place is taken: it is asked about.
  expect(screen.getByText(/^1 picture more than there are places for: long\.pdf, page 2\./)).toBeVisible();
});

test("another document for a card takes the place of both pages of the one before", async () => {
  const { choose, chosen } = await open(CARD, BOTH);
  await choose("Picture for Front", pdf("card.pdf"));
  await arrive("card.pdf", "k", 2);
  await waitFor(() => expect(chosen()?.files).toEqual([null, idOf("k", 2)]));
  await choose("Picture for Front", pdf("card-2.pdf"));
  await arrive("card-2.pdf", "m", 2);
  await waitFor(() => expect(chosen()?.files).toEqual([null, idOf("m", 2)]));
});
