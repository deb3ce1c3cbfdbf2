import { noteAskedFor, setPictureMark } from "./picture-mark.ts";

/** Where this browser keeps the picture itself. */
export const PICTURE_DATABASE = "kisscut-picture";

/** Somebody's picture is nothing for whoever sits there next. */
export function forgetPicture(): void {
  setPictureMark(null);
  noteAskedFor(null);
  indexedDB.deleteDatabase(PICTURE_DATABASE);
}
