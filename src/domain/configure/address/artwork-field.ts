import { artworkFields, readArtworkFields } from "../artwork/artwork-fields.ts";
import { choose } from "../choose.ts";
import type { AddressField } from "./address-field.ts";

/** The buyer's files and the names of the sets: an unreadable part is passed over. Whose they are, no address says. */
export const artworkField: AddressField = {
  read: ({ catalogue, scope }, now, get) => {
    const [files, setNames] = [get("artwork"), get("set_names")];
    if (files === undefined && setNames === undefined) return now;
    const { choice } = readArtworkFields(files ?? "", setNames ?? "");
    return choose(catalogue, scope, now, { field: "artwork", choice });
  },
  write: (_context, now, wanted) => (wanted.artwork === now.artwork ? [] : artworkFields(wanted.artwork)),
};
