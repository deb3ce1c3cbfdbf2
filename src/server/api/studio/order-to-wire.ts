import type { PlaceCheck } from "#server/services/staff-order/staff-order-page.types.ts";
import type { StaffItem, StaffOrderPage } from "#server/services/staff-order/staff-order-page.types.ts";

interface FileLink {
  readonly path: string;
  readonly words: string;
}

/** Where a line's files are, below the studio's calls. */
function filesOf(base: string, { slots, cutFiles, proofVersion }: StaffItem): FileLink[] {
  const printed = slots.flatMap(({ name, at, place, artworkName, files }) => {
    const where = place === "Artwork" ? "" : `${place}: `;
    const made = files.map(({ file, words }) => ({ path: `${base}/files/${file}`, words: where + words }));
    const sent =
      artworkName === ""
        ? []
        : [{ path: `${base}/files/as-sent-${name}`, words: `${where}${artworkName}, as it was sent` }];
    const proof =
      artworkName === "" || proofVersion === null
        ? []
        : [{ path: `${base}/proofs/${proofVersion}/${at}`, words: `${where}Proof ${proofVersion} (PDF)` }];
    return [...made, ...sent, ...proof];
  });
  return [...printed, ...cutFiles.map((file) => ({ path: `${base}/files/${file}`, words: file }))];
}

function amendmentToWire(proposed: StaffItem["proposed"]) {
  if (proposed === null) return null;
  const changes = proposed.changes.map(({ label, was, now }) => ({ label, was, now }));
  return { changes, difference: proposed.difference };
}

function printedToWire(orderNo: string, { id, label, parts, printedSha256, shownSha256 }: PlaceCheck) {
  if (printedSha256 === null) return [];
  const path = `/studio/api/orders/${orderNo}/checks/${id}`;
  return [
    {
      label,
      path: `${path}/printed`,
      shown_path: shownSha256 === null ? null : `${path}/shown`,
      parts: parts.map(({ box: { x, y, width, height } }) => ({ x, y, width, height })),
    },
  ];
}

function itemToWire(orderNo: string, item: StaffItem) {
  const { line, title, quantity, price, details, proof, turn, note, change, toMake, sha256 } = item;
  return {
    line,
    title,
    quantity,
    price,
    details: details.map(({ label, value }) => ({ label, value })),
    proof,
    turn,
    note,
    change,
    pinned: [...item.pinned],
    to_mind: [...item.toMind],
    printed: item.checks.flatMap((check) => printedToWire(orderNo, check)),
    files: filesOf(`/studio/api/orders/${orderNo}/lines/${line}`, item),
    to_make: toMake && { version: toMake.version, sha256: toMake.sha256, is_another: toMake.isAnother },
    proposed: amendmentToWire(item.proposed),
    is_charge: item.isCharge,
    is_sample: item.isSample,
    is_other: item.isOther,
    sha256,
  };
}

/** An order as the studio's pages read it. */
export function studioOrderToWire(page: StaffOrderPage) {
  const { orderNo, seen, stage, main, due, owed, may, email } = page;
  return {
    order_no: orderNo,
    seen,
    stage,
    is_over: page.isOver,
    main,
    facts: [...page.facts],
    awaited: [...page.awaited],
    problems: page.problems.map((problem) => ({
      ...problem,
      pictures: [...problem.pictures],
      answers: [...problem.answers],
      remedies: [...problem.remedies],
    })),
    items: page.items.map((item) => itemToWire(orderNo, item)),
    sums: [...page.sums],
    due,
    owed,
    can_give_back: page.canGiveBack,
    back_to_card: page.backToCard,
    may,
    customer: [...page.customer],
    email,
    papers: page.papers.filter(({ path }) => !path.includes("/staff/")),
    events: [...page.events],
  };
}
