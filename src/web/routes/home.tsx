import { servicesContext } from "../app-context.ts";
import type { Route } from "./+types/home";

export const loader = ({ context }: Route.LoaderArgs) => ({
  featuredItems: context
    .get(servicesContext)
    .catalogue.current()
    .document.featuredItems.map(({ name, route }) => ({ name, route })),
});

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <ul>
      {loaderData.featuredItems.map(({ name, route }) => (
        <li key={route}>
          <a href={route}>{name}</a>
        </li>
      ))}
    </ul>
  );
}
