import type { User } from "@dupewise/domain/user";

/** The payment provider, as far as the verbs need it. */
export interface Payments {
  /** Opens a checkout for this user; answers where to pay. */
  createCheckout: (user: User) => Promise<{ checkoutUrl: string }>;
  /** Lets the subscription run out at the end of its period, and writes down what the provider says then. */
  cancelAtPeriodEnd: (userId: string) => Promise<void>;
  /** Takes that back before the period ends. */
  resume: (userId: string) => Promise<void>;
  /** Ends it at once: the account is going away. */
  endSubscription: (userId: string) => Promise<void>;
}
