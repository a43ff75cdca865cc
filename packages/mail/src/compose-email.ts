import type { Mail } from "@dupewise/domain/alerts/mail";
import type { EmailContent } from "./email-content.ts";
import {
  accountDeletedEmail,
  emailChangedEmail,
  passwordChangedEmail,
  passwordResetEmail,
  signInChangedEmail,
  welcomeEmail,
} from "./words/account.ts";
import { alertEmail, digestEmail, testAlertEmail } from "./words/alerts.ts";
import {
  paymentFailedEmail,
  subscriptionEndedEmail,
  subscriptionEndingEmail,
  subscriptionResumedEmail,
  subscriptionStartedEmail,
} from "./words/plan.ts";
import { supportReceivedEmail, supportRequestEmail } from "./words/support.ts";
import { watchEmail, weeklyEmail } from "./words/watches.ts";

/** Composes the text of an email of any kind. */
export function composeEmail(mail: Mail): EmailContent {
  switch (mail.kind) {
    case "welcome":
      return welcomeEmail(mail);
    case "password-reset":
      return passwordResetEmail(mail);
    case "password-changed":
      return passwordChangedEmail(mail);
    case "sign-in-changed":
      return signInChangedEmail(mail);
    case "email-changed":
      return emailChangedEmail(mail);
    case "test-alert":
      return testAlertEmail(mail);
    case "alert":
      return alertEmail(mail);
    case "digest":
      return digestEmail(mail);
    case "watch":
      return watchEmail(mail);
    case "weekly":
      return weeklyEmail(mail);
    case "subscription-started":
      return subscriptionStartedEmail(mail);
    case "subscription-ending":
      return subscriptionEndingEmail(mail);
    case "subscription-resumed":
      return subscriptionResumedEmail(mail);
    case "subscription-ended":
      return subscriptionEndedEmail(mail);
    case "account-deleted":
      return accountDeletedEmail(mail);
    case "payment-failed":
      return paymentFailedEmail(mail);
    case "support-received":
      return supportReceivedEmail(mail);
    case "support-request":
      return supportRequestEmail(mail);
  }
}
