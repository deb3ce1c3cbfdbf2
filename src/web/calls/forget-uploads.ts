/** Where this browser keeps files that are on their way. */
export const UPLOADS_DATABASE = "kisscut-uploads";

/** Files that were not sent to the end are nothing for whoever sits there next. */
export function forgetUploads(): void {
  indexedDB.deleteDatabase(UPLOADS_DATABASE);
}
