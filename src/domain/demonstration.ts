/** Where customers of the demonstration have their mail: a name that no server will ever have (RFC 2606). */
const DEMONSTRATION_DOMAIN = "example.invalid";

/** The address of somebody who is part of the demonstration. */
export function demonstrationAddress(mailbox: string): string {
  return `${mailbox}@${DEMONSTRATION_DOMAIN}`;
}

/** Whether an address is of the demonstration: nothing is ever sent there, and nobody is told of what its owner does. */
export function isDemonstrationAddress(email: string): boolean {
  return email.toLowerCase().endsWith(`@${DEMONSTRATION_DOMAIN}`);
}
