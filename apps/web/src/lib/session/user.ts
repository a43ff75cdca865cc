import type { User } from "@dupewise/domain/account/user";
import { createContext, use } from "react";

export const UserContext = createContext<User | null>(null);

/** Returns the signed-in user. Throws on pages that don't require sign-in. */
export function useUser(): User {
  const user = use(UserContext);
  if (!user) throw new Error("This page requires you to be signed in");
  return user;
}
