import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, test, vi } from "vitest";
import type { ShopFigures, NumbersView } from "./figures.ts";
import { figuresCsv } from "./figures-table.tsx";
import { loader, NumbersRoom } from "./numbers-room.tsx";
import { soldCsv } from "./sold-part.tsx";
import type { StudioReplyTo } from "#contract/studio/studio-calls.ts";
import { searchesCsv } from "./searches-part.tsx";
import { soldPeriodsCsv } from "./sold-chart.tsx";

const none: ShopFigures = {
  orders: 0,
  turnover: 0,
  gst: 0,
  average: null,
  margin: 0,
  margin_permille: null,
  without_cost: 0,
  new_customers: 0,
  returning: 0,
  paid_orders: 0,
  given_up: 0,
  paid_in: 0,
  given_back: 0,
  sent: 0,
  late: 0,
  days_to_send: null,
  requests: 0,
  answered: 0,
  hours_to_answer: null,
  ordered_requests: 0,
};
const nobody = {
  visits: 0,
  configured: 0,
  carts: 0,
  checkouts: 0,
  searches: 0,
  empty_searches: 0,
  mails_sent: 0,
  mails_refused: 0,
  jobs_done: 0,
  jobs_given_up: 0,
};
const thisWeek: ShopFigures = {
  ...none,
  orders: 12,
  turnover: 1_240,
  gst: 161.74,
  average: 103.33,
  margin: 620,
  margin_permille: 534,
  without_cost: 1,
  new_customers: 5,
  returning: 7,
  sent: 9,
  late: 3,
  days_to_send: 2.5,
};
const numbers: NumbersView = {
  from: "2026-11-16",
  until: "2026-11-29",
  today: "2026-11-26",
  is_counting: false,
  now: thisWeek,
  before: { ...none, orders: 10, turnover: 1_000, average: 100, late: 1 },
  before_whole: { ...none, orders: 16, turnover: 1_700, average: 106.25, late: 1 },
  before_that: { ...none, orders: 8, turnover: 850 },
  periods: [
    { ...none, ...nobody, begins: "2026-11-16", ends: "2026-11-22", orders: 16, turnover: 1_700 },
    { ...thisWeek, ...nobody, begins: "2026-11-23", ends: "2026-11-29" },
  ],
  products: [
    { product: "Art Paper", lines: 4, pieces: 1_000, sales: 600, margin: 240, margin_permille: 400 },
  ],
  stocks: [
    { stock: "Art Paper, Gloss", lines: 3, pieces: 900, sales: 500, margin: 200, margin_permille: 400 },
  ],
  sizes: [{ size: "50 x 50 mm", lines: 2, pieces: 1_250, sales: 300, margin: 90, margin_permille: 300 }],
  waiting: { mails: 1, jobs: 0, given_up: 2 },
  empty_searches: [
    { place: "goods", words: "pizza boxes", times: 12, last: "2026-11-25" },
    { place: "questions", words: "gift card", times: 3, last: "2026-11-17" },
  ],
};

/** The room at an address; answers what is asked for. */
async function openRoom(
  data: NumbersView,
  address = "/numbers",
  sold?: StudioReplyTo<"GET numbers/sold">,
): Promise<readonly string[]> {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (query: string) => {
    asked.push(query);
    if (query.includes("from=2020"))
      return Promise.resolve(
        Response.json(
          { status: "ERROR", code: 422, message: "Wrong.", error: { fields: { from: "That is too long." } } },
          { status: 422 },
        ),
      );
    const said = query.includes("numbers/sold") ? sold : data;
    return Promise.resolve(Response.json({ status: "SUCCESS", code: 200, data: said }));
  });
  const room = { path: "numbers", loader, Component: NumbersRoom };
  const behind = { path: "numbers/orders", Component: () => <h1>Behind</h1> };
  const studio = { id: "studio", path: "/", HydrateFallback: () => null, children: [room, behind] };
  onTestFinished(cleanup);
  render(<RouterProvider router={createMemoryRouter([studio], { initialEntries: [address] })} />);
  await screen.findByRole("heading", { name: "Numbers" });
  return asked;
}

test("this week stands beside last week, as far as now and in all, and each figure chooses its chart", async () => {
  await openRoom(numbers);
  const [turnover, , , margin, , , late] = within(screen.getByRole("list", { name: "Figures" })).getAllByRole(
    "listitem",
  );
  expect(turnover).toHaveTextContent(
    "Turnover+24%$1,240$161.74 of it GSTLast week $1,000 by now, $1,700 in all",
  );
  expect(margin).toHaveTextContent("$62053% of goods, 1 without cost");
  // Three instead of one are no better.
  expect(within(late!).getByText("+200%")).toHaveAttribute("data-tone", "worse");
  expect(screen.getByRole("heading", { name: "Turnover by week" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "Sent late" }));
  const chart = await screen.findByRole("group", { name: "Sent late by week" });
  expect(within(chart).getByRole("link", { name: "23 to 29 November: 3" })).toHaveAttribute(
    "href",
    "/numbers/orders?of=late&from=2026-11-23&until=2026-11-29",
  );
});

test("a bar leads to the orders behind it; every figure is a table, too", async () => {
  await openRoom(numbers, "/numbers?by=week&figure=orders");
  await userEvent.click(screen.getByText("All figures by week as a table"));
  const table = screen.getByRole("table", { name: "All figures" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent(/^23 to 29 November12\$1,240\.00\$161\.74/);
  await userEvent.click(screen.getByRole("link", { name: "16 to 22 November: 16" }));
  expect(await screen.findByRole("heading", { name: "Behind" })).toBeVisible();
});

test("the file holds every figure in plain numbers", () => {
  const [head, , week] = figuresCsv(numbers.periods).split("\r\n");
  expect(head).toMatch(/^\uFEFFFrom,Until,Orders,Turnover,GST in it,/);
  expect(week).toMatch(/^2026-11-23,2026-11-29,12,1240\.00,161\.74,103\.33,620\.00,1,5,7,/);
});

test("stocks and sizes stand with their pieces and lead to their orders", async () => {
  await openRoom(numbers);
  const sizes = screen.getByRole("table", { name: "Best sizes" });
  expect(within(sizes).getAllByRole("row")[1]).toHaveTextContent("50 x 50 mm1,250$300.00$90.00");
  expect(screen.getByRole("link", { name: "Art Paper, Gloss" })).toHaveAttribute(
    "href",
    "/numbers/orders?of=placed&from=2026-11-16&until=2026-11-29&stock=Art+Paper%2C+Gloss",
  );
  expect(soldCsv("size", numbers)).toMatch(
    /Size,Lines,Pieces,Sales,Margin\r\n50 x 50 mm,2,1250,300\.00,90\.00/,
  );
});

test("a stock has its chart over time, with its orders behind each bar, and as a file", async () => {
  const one = { lines: 2, pieces: 300, sales: 60, margin: 20, margin_permille: 333 };
  const periods = [{ begins: "2026-11-23", ends: "2026-11-29", ...one }];
  const asked = await openRoom(numbers, "/numbers?by=week&figure=stock&name=Art+Paper", {
    today: "2026-11-26",
    periods,
  });
  expect(asked.at(-1)).toMatch(/numbers\/sold\?.*of=stock&name=Art\+Paper/);
  expect(screen.getByRole("link", { name: "By month" })).toHaveAttribute(
    "href",
    "/numbers?by=month&figure=stock&name=Art+Paper",
  );
  const chart = screen.getByRole("group", { name: "Art Paper by week" });
  expect(within(chart).getByRole("link", { name: "23 to 29 November: $60.00, 300 pieces" })).toHaveAttribute(
    "href",
    "/numbers/orders?of=placed&from=2026-11-23&until=2026-11-29&stock=Art+Paper",
  );
  expect(soldPeriodsCsv(periods)).toMatch(
    /Lines,Pieces,Sales,Margin\r\n2026-11-23,2026-11-29,2,300,60\.00,20\.00/,
  );
});

test("mails and searches have their charts, too, without orders behind them", async () => {
  const periods = numbers.periods.map((period) => ({
    ...period,
    mails_sent: 40,
    empty_searches: 8,
    searches: 70,
  }));
  await openRoom({ ...numbers, periods });
  await userEvent.click(screen.getByRole("link", { name: "Mails sent" }));
  expect(await screen.findByRole("heading", { name: "Mails sent by week" })).toBeVisible();
  await userEvent.click(screen.getByRole("link", { name: "those that found nothing" }));
  expect(await screen.findByRole("group", { name: "Searches that found nothing by week" })).toBeVisible();
});

test("mails and jobs stand with what waits now, in all and by period", async () => {
  const periods = numbers.periods.map((period, at) => ({
    ...period,
    mails_sent: 1_100 + at,
    jobs_given_up: at,
  }));
  await openRoom({ ...numbers, periods });
  const part = screen.getByRole("region", { name: "Mails and jobs" });
  expect(part).toHaveTextContent("Mails sent2,201Mails refused0Jobs done0Jobs given up1");
  expect(part).toHaveTextContent("1 mail and 0 jobs wait now; 2 jobs that were given up wait for you.");
  await userEvent.click(screen.getByText("Mails and jobs by week as a table"));
  const table = screen.getByRole("table", { name: "Mails and jobs" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent("23 to 29 November1,101001");
  expect(figuresCsv(periods).split("\r\n")[2]).toMatch(/,1101,0,0,1$/);
});

test("words that found nothing stand with how often, and lead to what a visitor saw", async () => {
  const periods = numbers.periods.map((period) => ({ ...period, searches: 70, empty_searches: 8 }));
  await openRoom({ ...numbers, periods });
  const table = screen.getByRole("table", { name: "Searches that found nothing" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent("pizza boxesGoods1225 Nov");
  expect(within(table).getByRole("link", { name: "gift card" })).toHaveAttribute("href", "/faq?q=gift+card");
  expect(screen.getByText(/^16 of 140 searches found nothing/)).toBeVisible();
  expect(searchesCsv(numbers.empty_searches)).toContain("pizza boxes,Goods,12,2026-11-25");
});

test("a shop in which nothing has happened says so, and what is asked wrongly is said above what is usual", async () => {
  const quiet = {
    ...numbers,
    now: none,
    before: none,
    before_whole: none,
    before_that: none,
    products: [],
    stocks: [],
    sizes: [],
  };
  const periods = numbers.periods.map(({ begins, ends }) => ({ ...none, ...nobody, begins, ends }));
  const asked = await openRoom({ ...quiet, periods }, "/numbers?by=day&from=2020-01-01");
  expect(
    screen.getByText(/^Nothing was ordered, asked, paid or sent from 16 November to 29 November/),
  ).toBeVisible();
  expect(screen.getByText("That is too long.")).toBeVisible();
  expect(screen.queryByText("All figures by day as a table")).toBeNull();
  expect(asked.map((query) => new URL(query, "http://localhost").search)).toEqual([
    "?by=day&from=2020-01-01",
    "?by=day",
  ]);
});

test("on a Monday last week stands large, beside the week before; the week that begins is one press away", async () => {
  await openRoom({ ...numbers, today: "2026-11-30" });
  const figures = screen.getByRole("list", { name: "Figures" });
  expect(screen.getByText("23 to 29 November", { selector: "p" })).toBeVisible();
  expect(figures).toHaveTextContent(/^Turnover\+100%\$1,700.*The week before \$850Orders/);
  await userEvent.click(screen.getByRole("link", { name: "This week so far" }));
  expect(await screen.findByText("30 November to 6 December")).toBeVisible();
  expect(screen.getByRole("list", { name: "Figures" })).toHaveTextContent(
    "Last week $1,000 by now, $1,700 in all",
  );
});

test("while older orders are still being counted, the room says so", async () => {
  await openRoom(numbers);
  expect(screen.queryByText(/^Older orders are still being counted/)).toBeNull();
  cleanup();
  await openRoom({ ...numbers, is_counting: true });
  expect(screen.getByText(/^Older orders are still being counted/)).toBeVisible();
});
