import { trpc } from "../../lib/api/trpc.ts";

/** Loads the user's alerts, newest first. */
export const useAlerts = () => trpc.notifications.list.useQuery();
