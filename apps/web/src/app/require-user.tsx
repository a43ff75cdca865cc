import { Loading } from "@dupewise/ui/spinner";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { relogin } from "../lib/relogin.ts";
import { useSession } from "../lib/session.ts";
import { UserContext } from "../lib/user.ts";
import { Unreachable } from "./unreachable.tsx";

/** Pages for signed-in people; visitors are told, then led to sign in and back. */
export function RequireUser() {
  const { status, user } = useSession();
  useEffect(() => {
    if (status === "out") relogin();
  }, [status]);
  if (status === "unreachable") return <Unreachable />;
  if (status !== "in") return <Loading className="min-h-dvh" />;
  return (
    <UserContext value={user}>
      <Outlet />
    </UserContext>
  );
}
