import { artworkFields, readArtworkFields } from "../artwork/artwork-fields.ts";
import { choose } from "../choose.ts";
import type { AddressField } from "./address-field.ts";

/** The buyer's files, where they lie, what they are cut along and the names of the sets: an unreadable part is passed over. Whose they are, no address says. */
export const artworkField: AddressField = {
  read: ({ catalogue, scope }, now, get) => {
    if (get("artwork", "set_names", "placings", "cut_lines") === undefined) return now;
    const { choice } = readArtworkFields(get);
    return choose(catalogue, scope, now, { field: "artwork", choice });
  },
  write: (_context, now, wanted) => (wanted.artwork === now.artwork ? [] : artworkFields(wanted.artwork)),
};
