const whole = /^\d{2}-\d{4}-\d{7}-\d{2,3}$/;

/** Whether it has the form of a New Zealand account: bank, branch, account and suffix. */
export function isBankNumber(number: string): boolean {
  return whole.test(number);
}

/** In the groups in which it is written: "12-3456-0123456-00". What has another number of digits stays as it was typed. */
export function groupedBankNumber(typed: string): string {
  const digits = typed.replaceAll(/[\s.-]/g, "");
  return digits.replace(/^(\d{2})(\d{4})(\d{7})(\d{2,3})$/, "$1-$2-$3-$4");
}
