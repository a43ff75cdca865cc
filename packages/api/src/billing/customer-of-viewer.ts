import { findBilling, keepCustomer } from "@dupewise/db/queries/billing";
import { DomainError } from "@dupewise/domain/errors";
import type { ViewerContext } from "../context.ts";
import { requirePayments } from "../ports/payments.ts";

/** The viewer's customer at the payment provider, made when there is none; always the same one. */
export async function customerOfViewer(ctx: ViewerContext): Promise<string> {
  const { customerId } = await findBilling(ctx.database.db, ctx.viewer.id);
  return customerId ?? newCustomer(ctx, null);
}

/** @param replaces a customer that somebody deleted at the payment provider */
export async function newCustomer(ctx: ViewerContext, replaces: string | null): Promise<string> {
  const { viewer, database } = ctx;
  const made = await requirePayments(ctx).createCustomer(viewer, replaces);
  const kept = await keepCustomer(database.db, viewer.id, made, replaces);
  if (kept !== undefined) return kept;
  throw new DomainError("unauthorized", "Unauthorized: this account no longer exists");
}
