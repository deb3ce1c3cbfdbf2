import { MOST_LABELLED } from "#domain/studio/most-labels.ts";

function addressOf(orderNos: readonly string[], paper: "label" | "a4"): string {
  return `/studio/api/orders/labels?${new URLSearchParams({ orders: orderNos.join(","), paper })}`;
}

/** Ways to the parcel labels of some orders, one each: for a label printer, and four on a sheet. */
export function LabelLinks({ orderNos }: { readonly orderNos: readonly string[] }) {
  if (orderNos.length > MOST_LABELLED) return <span>Parcel labels: at most {MOST_LABELLED} at once</span>;
  return (
    <span>
      <a href={addressOf(orderNos, "label")} download>
        {orderNos.length === 1 ? "Parcel label" : "Parcel labels"} (PDF)
      </a>{" "}
      or{" "}
      <a href={addressOf(orderNos, "a4")} download>
        on A4
      </a>
    </span>
  );
}
