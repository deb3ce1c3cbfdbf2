/** What is said when nothing better is known (quotes-and-accounts.md 8). */
export const UNEXPECTED = "An error occurred. Please try again or submit a report.";
