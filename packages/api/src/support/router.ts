import { SupportInput, SupportReceipt } from "@dupewise/domain/account/support";
import { protectedProcedure, router } from "../trpc.ts";
import { createSupportRequest } from "./create.ts";

export const supportRouter = router({
  create: protectedProcedure
    .meta({ rest: { method: "POST", path: "/support", summary: "Send a support request", status: 201 } })
    .input(SupportInput)
    .output(SupportReceipt)
    .mutation(({ ctx, input }) => createSupportRequest(ctx, input)),
});
