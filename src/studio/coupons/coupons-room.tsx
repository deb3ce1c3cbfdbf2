import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import { Button } from "#ui/button.tsx";
import { callStudio } from "#studio/calls/call-studio.ts";
import { readForRoom } from "#studio/calls/read-for-room.ts";
import { DataTable } from "#ui/layout/data-table.tsx";
import { Soft } from "#ui/layout/soft.tsx";
import { Row } from "#ui/layout/boxes.tsx";
import { Day } from "#studio/ui/day.tsx";
import { RoomHead } from "#studio/ui/room-head.tsx";
import { Done } from "#studio/ui/list-parts.tsx";
import { CouponDialog } from "./coupon-dialog.tsx";
import {
  goodsLabel,
  type ListedCoupon,
  discountLabel,
  type Products,
  seenOf,
  usesLabel,
} from "./coupon-labels.ts";
import styles from "./coupons.module.css";

export function loader() {
  return readForRoom(callStudio("GET coupons"));
}

interface CouponTableProps {
  readonly coupons: readonly ListedCoupon[];
  readonly products: Products;
  readonly onChoose: (coupon: ListedCoupon) => void;
  readonly onDone: (words: string, wasRefused: boolean) => void;
}

function CouponTable({ coupons, products, onChoose, onDone }: CouponTableProps) {
  const stop = async (coupon: ListedCoupon) => {
    const isStopped = !coupon.is_stopped;
    const answer = await callStudio("POST coupons/stop", {
      body: { was: seenOf(coupon), is_stopped: isStopped },
    });
    const done = `${coupon.code} ${isStopped ? "is stopped: nobody can use it any more." : "can be used again."}`;
    onDone(answer.ok ? done : answer.message, !answer.ok);
  };
  return (
    <DataTable<ListedCoupon>
      label="Coupons"
      rows={coupons}
      keyOf={({ code }) => code}
      columns={[
        { name: "Code", cell: ({ code }) => <strong className={styles.code}>{code}</strong> },
        { name: "Name", cell: ({ name }) => name },
        { name: "Takes off", cell: discountLabel },
        { name: "Products", cell: (coupon) => goodsLabel(coupon, products) },
        {
          name: "Days",
          cell: ({ starts_on: first, ends_on: last }) => (
            <>
              <Day date={first} /> to <Day date={last} /> {last.slice(0, 4)}
            </>
          ),
        },
        { name: "Used", cell: usesLabel },
        {
          name: "Today",
          cell: ({ is_stopped: isStopped, closed }) => (isStopped ? "Stopped" : (closed ?? "In use")),
        },
        {
          name: "Do",
          cell: (coupon) => (
            <Row className={styles.acts}>
              <Button look="plain" label={`Change ${coupon.code}`} onClick={() => onChoose(coupon)}>
                Change
              </Button>
              <Button
                look="plain"
                label={`${coupon.is_stopped ? "Resume" : "Stop"} ${coupon.code}`}
                onClick={() => void stop(coupon)}
              >
                {coupon.is_stopped ? "Resume" : "Stop"}
              </Button>
            </Row>
          ),
        },
      ]}
    />
  );
}

/** Codes that take something off. */
export function CouponsRoom() {
  const { coupons, products } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<ListedCoupon | "new" | null>(null);
  const [said, setSaid] = useState<{ readonly words: string; readonly wasRefused: boolean } | null>(null);
  const done = (words: string, wasRefused = false) => {
    setOpen(null);
    setSaid({ words, wasRefused });
    void revalidate();
  };
  return (
    <>
      <RoomHead
        title="Coupons"
        note="Codes that take something off the goods. A use is an order, or a quotation that is kept."
      >
        <Button look="quiet" onClick={() => setOpen("new")}>
          New coupon
        </Button>
      </RoomHead>
      <Done words={said?.words ?? null} tone={said?.wasRefused ? "error" : "done"} />
      {coupons.length === 0 ? (
        <Soft>There are no coupons yet.</Soft>
      ) : (
        <CouponTable coupons={coupons} products={products} onChoose={setOpen} onDone={done} />
      )}
      {open !== null && (
        <CouponDialog
          coupon={open === "new" ? null : seenOf(open)}
          products={products}
          onClose={() => setOpen(null)}
          onDone={done}
        />
      )}
    </>
  );
}
