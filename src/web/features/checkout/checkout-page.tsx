import { Link } from "react-router";
import button from "#web/ui/button.module.css";
import { Message } from "#web/ui/feedback/message.tsx";
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

/** The page `/checkout`: the cart becomes an order. */
export function CheckoutPage(props: OrderFormProps) {
  const { cart, hindrance, person } = props.checkout;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Checkout</h1>
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
