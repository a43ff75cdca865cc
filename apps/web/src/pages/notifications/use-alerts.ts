import { trpc } from "../../lib/trpc.ts";

/** Somebody's alerts, newest first. */
export const useAlerts = () => trpc.notifications.list.useQuery();
