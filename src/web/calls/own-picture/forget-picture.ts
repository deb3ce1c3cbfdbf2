import { setPictureMark } from "./picture-mark.ts";

/** Where this browser keeps the picture itself. */
export const PICTURE_DATABASE = "kisscut-picture";

/** A picture that was not sent is nothing for whoever sits there next. */
export function forgetPicture(): void {
  setPictureMark(null);
  indexedDB.deleteDatabase(PICTURE_DATABASE);
}
