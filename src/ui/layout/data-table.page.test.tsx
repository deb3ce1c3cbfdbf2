import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { DataTable } from "./data-table.tsx";

const rows = [
  { name: "Kraft", cents: 500 },
  { name: "Gloss", cents: 700 },
];

function shown(onSort: (sorting: { by: string; isFalling: boolean }) => void = () => {}) {
  function Table() {
    const [chosen, setChosen] = useState<readonly string[]>([]);
    return (
      <DataTable<(typeof rows)[number]>
        label="Stocks"
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          {
            name: "Stock",
            sort: { by: "name", isFallingFirst: false },
            cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
          },
          { name: "Price", sort: { by: "price", isFallingFirst: true }, cell: ({ cents }) => cents },
          { name: "Colour", cell: () => "white" },
        ]}
        sorting={{ by: "name", isFalling: false, onSort }}
        choosing={{
          nameOf: ({ name }) => name,
          isChosen: ({ name }) => chosen.includes(name),
          onChoose: ({ name }, is) =>
            setChosen((before) => (is ? [...before, name] : before.filter((one) => one !== name))),
        }}
      />
    );
  }
  onTestFinished(cleanup);
  render(<Table />);
  return userEvent.setup();
}

test("the column that rows are sorted by turns round; another begins its own way", async () => {
  const onSort = vi.fn<(sorting: { by: string; isFalling: boolean }) => void>();
  const user = shown(onSort);
  expect(screen.getByRole("columnheader", { name: "Stock" })).toHaveAttribute("aria-sort", "ascending");
  await user.click(screen.getByRole("button", { name: "Stock" }));
  expect(onSort).toHaveBeenLastCalledWith({ by: "name", isFalling: true });
  await user.click(screen.getByRole("button", { name: "Price" }));
  expect(onSort).toHaveBeenLastCalledWith({ by: "price", isFalling: true });
  expect(screen.queryByRole("button", { name: "Colour" })).not.toBeInTheDocument();
});

test("j and k go from row to row and stay at its ends, x ticks the row they are at", async () => {
  const user = shown();
  await user.tab();
  await user.keyboard("j");
  expect(screen.getByRole("link", { name: "Kraft" })).toHaveFocus();
  await user.keyboard("jj");
  expect(screen.getByRole("link", { name: "Gloss" })).toHaveFocus();
  await user.keyboard("x");
  expect(screen.getByRole("checkbox", { name: "Choose Gloss" })).toBeChecked();
  await user.keyboard("kx");
  expect(screen.getByRole("checkbox", { name: "Choose Kraft" })).toBeChecked();
  await user.keyboard("x");
  expect(screen.getByRole("checkbox", { name: "Choose Kraft" })).not.toBeChecked();
  expect(screen.getByRole("checkbox", { name: "Choose Gloss" })).toBeChecked();
});
