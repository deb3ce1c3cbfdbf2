import { MOST_LABELLED } from "#domain/studio/most-labels.ts";

function addressOf(orderNos: readonly string[], paper: "label" | "a4"): string {
  return `/studio/api/orders/labels?${new URLSearchParams({ orders: orderNos.join(","), paper })}`;
}

/** Where the packing slips of some orders are. */
export function slipsAddress(orderNos: readonly string[]): string {
  return `/studio/api/orders/slips?${new URLSearchParams({ orders: orderNos.join(",") })}`;
}

/** Ways to what goes with the parcels of some orders: a label each, for a label printer and four on a sheet, and a slip each to lie in them. */
export function LabelLinks({ orderNos }: { readonly orderNos: readonly string[] }) {
  if (orderNos.length > MOST_LABELLED)
    return <span>Parcel labels and slips: at most {MOST_LABELLED} at once</span>;
  return (
    <span>
      <a href={addressOf(orderNos, "label")} download>
        {orderNos.length === 1 ? "Parcel label" : "Parcel labels"} (PDF)
      </a>{" "}
      or{" "}
      <a href={addressOf(orderNos, "a4")} download>
        on A4
      </a>
      ,{" "}
      <a href={slipsAddress(orderNos)} download>
        {orderNos.length === 1 ? "packing slip" : "packing slips"}
      </a>
    </span>
  );
}
