import { Link } from "react-router";
import { formatDollars } from "#domain/money.ts";
import { formatDocumentDate } from "#domain/quotation/validity.ts";
import button from "#ui/button.module.css";
import { Message } from "#ui/feedback/message.tsx";
import { OrderForm, type OrderFormProps } from "./order-form.tsx";
import styles from "./checkout-page.module.css";

function Empty() {
  return (
    <div className={styles.empty}>
      <p>Your cart is empty, so there is nothing to order yet.</p>
      <p className={styles.ways}>
        <Link to="/" className={button.button} data-look="main">
          See what we print
        </Link>
        <Link to="/cart">Back to the cart</Link>
      </p>
    </div>
  );
}

/** What is kept of a quotation that is ordered, and what is not. */
function KeptNote({
  quotation,
}: {
  readonly quotation: NonNullable<OrderFormProps["checkout"]["quotation"]>;
}) {
  const { quotation_no: number, path, valid_until: until, lost_points: lost } = quotation;
  return (
    <p className={styles.kept}>
      Quotation <Link to={path}>{number}</Link>: its prices are kept until {formatDocumentDate(until)}, the
      dates are today's.
      {lost > 0 &&
        ` The ${formatDollars(lost)} of points on it can only be spent by the member who has them: sign in to use them.`}
    </p>
  );
}

/** The page `/checkout`: the cart becomes an order, or a quotation does. */
export function CheckoutPage(props: OrderFormProps) {
  const { cart, hindrance, person, quotation } = props.checkout;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
      {quotation !== null && <KeptNote quotation={quotation} />}
      {cart.count > 0 && hindrance !== null && (
        <div id="checkout-hindrance" className={styles.hindrance}>
          <Message tone="error">
            {hindrance.message} <Link to="/cart">Change it in the cart</Link>
          </Message>
        </div>
      )}
      {cart.count === 0 ? <Empty /> : <OrderForm key={person?.is_member ? person.email : ""} {...props} />}
    </div>
  );
}
