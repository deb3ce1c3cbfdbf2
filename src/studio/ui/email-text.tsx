/** An email address that is broken before its @ where it is too long for its place, not in the middle of a word. */
export function EmailText({ email }: { readonly email: string }) {
  const at = email.lastIndexOf("@");
  if (at < 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
