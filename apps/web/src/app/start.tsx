import { Loading } from "@dupewise/ui/spinner";
import { lazy, type ReactNode } from "react";
import { useSession, wasSignedIn } from "../lib/session.ts";
import { UserContext } from "../lib/user.ts";
import { Unreachable } from "./unreachable.tsx";

const loadVisitor = () => import("./visitor.tsx");
const loadHome = () => import("./home.tsx");

const Visitor = lazy(async () => ({ default: (await loadVisitor()).Visitor }));
const Home = lazy(async () => ({ default: (await loadHome()).Home }));
const Lost = lazy(async () => ({ default: (await import("./lost.tsx")).Lost }));

// The page's code travels while the server is asked who this is.
if (location.pathname === "/") void (wasSignedIn() ? loadHome() : loadVisitor());

/** "/": the landing page for visitors, comparing for those signed in. */
export function Start() {
  return <BySession page={<Home />} />;
}

/** Any address that is no page: the landing page for visitors, not found for those signed in. */
export function Elsewhere() {
  return <BySession page={<Lost />} />;
}

function BySession({ page }: { page: ReactNode }) {
  const { status, user } = useSession();
  if (status === "unreachable") return <Unreachable />;
  if (status === "loading") return <Loading className="min-h-dvh" />;
  return status === "out" ? <Visitor /> : <UserContext value={user}>{page}</UserContext>;
}
