import styles from "./numbers.module.css";

const definitions = [
  [
    "Turnover",
    "what the orders placed then come to now, with shipping and GST. What is put right later moves the figure of the day it was placed on; orders that were cancelled or have lapsed do not count, not even those that were given back money since.",
  ],
  [
    "GST",
    "three parts of twenty-three of each order, rounded for each as on its invoice. What is due to Inland Revenue is on the invoices and credit notes, by the day of payment.",
  ],
  [
    "Margin",
    "what goods bring, coupon and points taken off and GST included, over what they cost by the catalogue they were ordered from. Shipping is left out. Goods in your own words have no known cost: their orders are in no margin and are counted as “without cost”.",
  ],
  [
    "New customers",
    "first orders of an email address. Another spelling of it is another customer; an order that was given up was a first one, too.",
  ],
  ["Money in, given back", "money on the day it was recorded, for whichever order. Points are no money."],
  [
    "Sent late",
    "orders that left after the day their customer was promised, on the day they left. “Days after paid”: half took longer.",
  ],
  [
    "Quote requests",
    "on the day they came, with the answers and orders since. Half of the answers took longer.",
  ],
  [
    "Best products, stocks, sizes",
    "lines before coupons and points, by the names that they were sold under; pieces are those of all sets. A stock is the material of cards and tags, else the product with its finishing, and of lettering with its film. Goods in your own words have neither stock nor size.",
  ],
  [
    "From a visit to an order",
    "pages that a browser opened from elsewhere, pages beside which a price was asked for, carts and checkouts that were begun, and the orders of the time, with those of them of which nothing is to be paid any more. Nobody is recognised, so somebody who comes twice counts twice.",
  ],
  [
    "Searches that found nothing",
    "words typed on the home page or above the questions that nothing answered, each once a day from one network, as far as the browser says that they come from a page of the shop. What looks like an address, a telephone number or another long number is counted and not noted; words are listed from three times on, and kept for thirteen months.",
  ],
  [
    "Mails and jobs",
    "on the day that a mail left or its server refused it for good; jobs are other work in the background, such as proofs that are checked. Given up is what failed every try, mails among them. Counted from the day this began.",
  ],
  ["Days", "by the shop's clock, from midnight to midnight, also where it changes. Weeks begin on Monday."],
] as const;

/** What each figure means, for whoever compares them with papers. */
export function HowCounted() {
  return (
    <details className={styles.counted}>
      <summary>How these are counted</summary>
      <dl>
        {definitions.map(([name, meaning]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
