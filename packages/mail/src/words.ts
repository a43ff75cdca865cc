import type { Mail } from "@dupewise/domain/alerts/mail";
import type { Letter } from "./letter.ts";
import {
  accountDeleted,
  emailChanged,
  passwordChanged,
  passwordReset,
  signInChanged,
  welcome,
} from "./words/account.ts";
import { alert, digest, testAlert } from "./words/alerts.ts";
import {
  paymentFailed,
  subscriptionEnded,
  subscriptionEnding,
  subscriptionResumed,
  subscriptionStarted,
} from "./words/plan.ts";
import { supportReceived, supportRequest } from "./words/support.ts";
import { watch, weekly } from "./words/watches.ts";

/** Returns the text of a mail. */
export function wordsOf(mail: Mail): Letter {
  switch (mail.kind) {
    case "welcome":
      return welcome(mail);
    case "password-reset":
      return passwordReset(mail);
    case "password-changed":
      return passwordChanged(mail);
    case "sign-in-changed":
      return signInChanged(mail);
    case "email-changed":
      return emailChanged(mail);
    case "test-alert":
      return testAlert(mail);
    case "alert":
      return alert(mail);
    case "digest":
      return digest(mail);
    case "watch":
      return watch(mail);
    case "weekly":
      return weekly(mail);
    case "subscription-started":
      return subscriptionStarted(mail);
    case "subscription-ending":
      return subscriptionEnding(mail);
    case "subscription-resumed":
      return subscriptionResumed(mail);
    case "subscription-ended":
      return subscriptionEnded(mail);
    case "account-deleted":
      return accountDeleted(mail);
    case "payment-failed":
      return paymentFailed(mail);
    case "support-received":
      return supportReceived(mail);
    case "support-request":
      return supportRequest(mail);
  }
}
