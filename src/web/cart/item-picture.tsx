import { useEffect, useState } from "react";
import type { ReplyTo } from "#contract/calls.ts";
import { callShop } from "#web/calls/call-shop.ts";
import { DrawnPicture } from "#ui/picture/drawn-picture.tsx";
import styles from "./item-picture.module.css";

type Picture = ReplyTo<"GET quote/get/picture">;

/** With artwork of the buyer's own it is a picture for them alone. */
function ask(query: string) {
  const asked = { query: new URLSearchParams(query) };
  return asked.query.has("artwork")
    ? callShop("GET quote/get/own-picture", asked)
    : callShop("GET quote/get/picture", asked);
}

const known = new Map<string, Promise<Picture | null>>();

function load(query: string): Promise<Picture | null> {
  const asked =
    known.get(query) ??
    ask(query).then((answer) => {
      // What did not come is asked for again next time.
      if (!answer.ok) known.delete(query);
      return answer.ok ? answer.data : null;
    });
  known.set(query, asked);
  return asked;
}

/** The configured product, drawn by the shop; its place keeps its size while it comes, and stays plain if it does not. */
export function ItemPicture({ query }: { readonly query: string }) {
  const [picture, setPicture] = useState<Picture | null>(null);
  useEffect(() => {
    let current = true;
    void load(query).then((loaded) => {
      if (current && loaded) setPicture(loaded);
    });
    return () => {
      current = false;
    };
  }, [query]);
  return <div className={styles.picture}>{picture && <DrawnPicture picture={picture} />}</div>;
}
