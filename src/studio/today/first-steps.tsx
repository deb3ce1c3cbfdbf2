import { Link } from "react-router";
import { Card } from "#ui/layout/boxes.tsx";
import styles from "./first-steps.module.css";

/** What an owner of a new shop tries first; what stands outside the studio is a page of the shop. */
const steps = [
  {
    name: "Order something yourself",
    words: "As a customer does, with a file of your own: it comes in here.",
    href: "/",
  },
  { name: "See what a price is made of", words: "Change a cost and see what follows.", to: "/laboratory" },
  { name: "Choose what you sell", words: "Stocks, sizes, quantities and closed days.", to: "/catalogue" },
  { name: "Put your logo and colours on", words: "On every page, mail and paper.", to: "/settings" },
] as const;

/** The day of a shop that has nothing to do yet. */
export function FirstSteps() {
  return (
    <Card aria-labelledby="first-steps">
      <h2 id="first-steps">Nothing waits for you yet</h2>
      <ul className={styles.steps}>
        {steps.map(({ name, words, ...way }) => (
          <li key={name} className={styles.step}>
            {"to" in way ? <Link to={way.to}>{name}</Link> : <a href={way.href}>{name}</a>}
            <p>{words}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
