import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useRevalidator,
  useRouteLoaderData,
} from "react-router";
import { callStudio } from "#studio/calls/call-studio.ts";
import type { Entry } from "#studio/calls/entry.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { EmailWords } from "#studio/ui/email-words.tsx";
import { Moment } from "#studio/ui/moment.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { CreditCard } from "./credit-card.tsx";
import styles from "./customer.module.css";
import { CustomerPapers } from "./customer-papers.tsx";
import { DataCard } from "./data-card.tsx";
import { PointsCard } from "./points-card.tsx";
import type { ShownMember } from "./shown-customer.types.ts";

export function loader({ params }: LoaderFunctionArgs) {
  return readForRoom(callStudio("GET customers/:ref", { params: { ref: params["ref"] ?? "" } }));
}

function Addresses({ addresses }: Pick<ShownMember, "addresses">) {
  return (
    <section aria-labelledby="addresses" className={styles.card}>
      <h2 id="addresses">Addresses</h2>
      {addresses.length === 0 && <p className={styles.soft}>None is kept.</p>}
      {addresses.map(({ label, lines, phone }, at) => (
        <address key={at} className={styles.address}>
          <b>{label}</b>
          {lines.map((line, nth) => (
            <span key={nth}>{line}</span>
          ))}
          {phone !== "" && <a href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>{phone}</a>}
        </address>
      ))}
    </section>
  );
}

/** One customer: their papers, and what only who has an account has. */
export function CustomerRoom() {
  const customer = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const permissions = useRouteLoaderData<Entry>("studio")?.permissions ?? [];
  const { ref, name, email, is_guest: isGuest, since, member } = customer;
  return (
    <div key={ref}>
      <p className={styles.back}>
        <Link to="/customers">← Customers</Link>
      </p>
      <RoomHead
        title={name || email}
        note={
          <>
            {isGuest ? "Guest, first here" : "Has an account, address verified"} <Moment at={since} /> ·{" "}
            <a href={`mailto:${email}`}>
              <EmailWords email={email} />
            </a>
          </>
        }
      />
      <div className={styles.columns}>
        <CustomerPapers customer={customer} />
        <div className={styles.side}>
          {member !== null && (
            <>
              <PointsCard
                id={member.id}
                points={member.points}
                mayChange={permissions.includes("customers.change")}
                onChanged={revalidate}
              />
              {member.credit !== null && (
                <CreditCard
                  id={member.id}
                  credit={member.credit}
                  mayChange={permissions.includes("credit.set")}
                  onChanged={revalidate}
                />
              )}
              <Addresses addresses={member.addresses} />
            </>
          )}
          {permissions.includes("customers.erase") && <DataCard customer={customer} />}
        </div>
      </div>
    </div>
  );
}
