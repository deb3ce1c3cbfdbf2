/** The address as it stands in a form. */
export function typedEmail(form: HTMLFormElement | null): string {
  return form?.querySelector<HTMLInputElement>("input[name='email']")?.value ?? "";
}
