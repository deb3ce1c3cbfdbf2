import { useEffect, useState } from "react";
import { NavLink, Outlet, redirect, useNavigate, useNavigation } from "react-router";
import { LoadingLine } from "#ui/feedback/loading-line.tsx";
import { callStudio } from "./calls/call-studio.ts";
import { readEntry } from "./calls/entry.ts";
import { keepPlace } from "./live/keep-place.ts";
import { LiveNews } from "./live/live-news.tsx";
import { roomsOf, useEntry } from "./use-entry.ts";
import { SearchButton } from "./search-button.tsx";
import styles from "./shell.module.css";
import { RailIcon } from "./ui/rail-icon.tsx";
import { type RoomCount, useCounts } from "./use-counts.ts";
import { VisuallyHidden } from "#ui/layout/visually-hidden.tsx";
import { roleNames } from "./ui/role-names.ts";
import { Brand } from "./ui/brand.tsx";

/** Who sits there; who has not come all the way in is led to where they go on. */
export async function loadEntry({ request }: { readonly request: Request }) {
  const entry = await readEntry();
  if (entry?.stage === "open") return entry;
  const { pathname, search } = new URL(request.url);
  // The part behind # is no part of a request: only the window knows it.
  const to = (pathname.replace(/^\/studio/, "") || "/") + search + location.hash;
  return redirect(to === "/" ? "/sign-in" : `/sign-in?${new URLSearchParams({ to })}`);
}

/** How much waits in a room. Only what is late shouts, and only once. */
function Waiting({ tasks, late, shouts }: RoomCount & { readonly shouts: boolean }) {
  if (tasks === 0) return null;
  const isLate = shouts && late > 0;
  return (
    <span className={styles.count} data-late={isLate || undefined}>
      {isLate ? `${late} late` : tasks.toLocaleString("en-NZ")}
      <VisuallyHidden>{isLate ? ` of ${tasks} waiting` : " waiting"}</VisuallyHidden>
    </span>
  );
}

/** Ways to every room, and out. */
function Navigation({ onGo }: { readonly onGo: () => void }) {
  const entry = useEntry();
  const countOf = useCounts();
  const go = useNavigate();
  const leave = async () => {
    await callStudio("POST sign-out", { body: {} });
    await go("/sign-in");
  };
  return (
    <div className={styles.inside}>
      <nav aria-label="Rooms">
        <ul className={styles.rooms}>
          {roomsOf(entry).map(({ path, name, rail: { icon, isMain, counts = [] } }) => (
            <li key={path} className={styles.place} data-main={isMain}>
              <NavLink to={`/${path}`} className={styles.room} onClick={onGo}>
                <RailIcon path={icon} />
                <span>{name}</span>
              </NavLink>
              <Waiting {...countOf(counts)} shouts={counts === "all"} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.person}>
        <NavLink to="/account" className={styles.name} onClick={onGo}>
          {entry.staff.name}
        </NavLink>
        <p className={styles.role}>{roleNames[entry.staff.role]}</p>
        <button type="button" className={styles.leave} onClick={() => void leave()}>
          Sign out
        </button>
      </div>
    </div>
  );
}

/** The frame of every room: on the left, or on a small screen below a button, where else one can go. */
export function Shell() {
  const [isOpen, setIsOpen] = useState(false);
  const isLoading = useNavigation().state === "loading";
  useEffect(keepPlace, []);
  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#room">
        Skip to content
      </a>
      {isLoading && <LoadingLine />}
      <header className={styles.side} data-open={isOpen || undefined}>
        <div className={styles.top}>
          <Brand />
          <SearchButton />
          <button
            type="button"
            className={styles.menu}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            Menu
          </button>
        </div>
        <Navigation onGo={() => setIsOpen(false)} />
      </header>
      <div className={styles.content}>
        <main id="room" className={styles.main} tabIndex={-1}>
          <Outlet />
        </main>
        <LiveNews />
      </div>
    </div>
  );
}
