import { RegisterPage } from "../features/account/register/register-page.tsx";

export const meta = () => [
  { title: "Create your account | Kisscut" },
  { name: "description", content: "Keep your quotations, addresses and points in one place." },
];

/** Registration as a page of its own. */
export default function Register() {
  return <RegisterPage />;
}
