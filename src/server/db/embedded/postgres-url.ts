/** The address of an embedded database that listens in a folder. */
export function postgresUrl(socketFolder: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketFolder)}`;
}
