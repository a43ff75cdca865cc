import { trpc } from "../../lib/api/trpc.ts";

/** Somebody's alerts, newest first. */
export const useAlerts = () => trpc.notifications.list.useQuery();
