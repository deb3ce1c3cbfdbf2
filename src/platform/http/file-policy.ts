/** Opened by itself, a picture's file shows what is in it and nothing else. */
export const filePolicy = "default-src 'none'; img-src data:; frame-ancestors 'none'";
