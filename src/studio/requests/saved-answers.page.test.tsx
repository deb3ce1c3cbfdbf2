import "@testing-library/jest-dom/vitest";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { InsertSaved } from "./saved-answers.tsx";

const saved = [
  { id: 7, name: "Die", words: "Kia ora {first name}, we keep the die.", version: 1 },
  { id: 3, name: "Gold", words: "Which gold?", version: 1 },
];

function Writing() {
  const [words, setWords] = useState("");
  return (
    <form>
      <textarea aria-label="Words" value={words} onChange={({ target }) => setWords(target.value)} />
      <InsertSaved
        saved={saved}
        onManage={() => {}}
        words={words}
        onWords={setWords}
        placesNow={() => ({ firstName: "Tāne", number: "R1", lastDay: null })}
      />
    </form>
  );
}

test("saved words come in by a press, and by Alt and their number while the words are typed", async () => {
  const user = userEvent.setup();
  render(<Writing />);
  const words = screen.getByLabelText("Words");
  await user.click(screen.getByRole("button", { name: "Insert Die" }));
  expect(words).toHaveValue("Kia ora Tāne, we keep the die.");
  await user.click(words);
  await user.keyboard("{Alt>}2{/Alt}");
  expect(words).toHaveValue("Kia ora Tāne, we keep the die.\n\nWhich gold?");
  await user.keyboard("{Alt>}3{/Alt}");
  expect(words).toHaveValue("Kia ora Tāne, we keep the die.\n\nWhich gold?");
});
