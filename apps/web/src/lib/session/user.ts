import type { User } from "@dupewise/domain/account/user";
import { createContext, use } from "react";

export const UserContext = createContext<User | null>(null);

/** Returns the signed-in user. Throws if nobody is signed in, so only pages that require sign-in may use it. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error("You must be signed in to view this page");
  return user;
}
