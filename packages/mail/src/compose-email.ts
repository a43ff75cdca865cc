import type { Mail } from "@dupewise/domain/alerts/mail";
import type { EmailContent } from "./email-content.ts";
import {
  composeAccountDeletedEmail,
  composeEmailChangedEmail,
  composePasswordChangedEmail,
  composePasswordResetEmail,
  composeSignInChangedEmail,
  composeWelcomeEmail,
} from "./words/account.ts";
import { composeAlertEmail, composeDigestEmail, composeTestAlertEmail } from "./words/alerts.ts";
import {
  composePaymentFailedEmail,
  composeSubscriptionEndedEmail,
  composeSubscriptionEndingEmail,
  composeSubscriptionResumedEmail,
  composeSubscriptionStartedEmail,
} from "./words/plan.ts";
import { composeSupportReceivedEmail, composeSupportRequestEmail } from "./words/support.ts";
import { composeWatchEmail, composeWeeklyEmail } from "./words/watches.ts";

/** Composes the text of an email of any kind. */
export function composeEmail(mail: Mail): EmailContent {
  switch (mail.kind) {
    case "welcome":
      return composeWelcomeEmail(mail);
    case "password-reset":
      return composePasswordResetEmail(mail);
    case "password-changed":
      return composePasswordChangedEmail(mail);
    case "sign-in-changed":
      return composeSignInChangedEmail(mail);
    case "email-changed":
      return composeEmailChangedEmail(mail);
    case "test-alert":
      return composeTestAlertEmail(mail);
    case "alert":
      return composeAlertEmail(mail);
    case "digest":
      return composeDigestEmail(mail);
    case "watch":
      return composeWatchEmail(mail);
    case "weekly":
      return composeWeeklyEmail(mail);
    case "subscription-started":
      return composeSubscriptionStartedEmail(mail);
    case "subscription-ending":
      return composeSubscriptionEndingEmail(mail);
    case "subscription-resumed":
      return composeSubscriptionResumedEmail(mail);
    case "subscription-ended":
      return composeSubscriptionEndedEmail(mail);
    case "account-deleted":
      return composeAccountDeletedEmail(mail);
    case "payment-failed":
      return composePaymentFailedEmail(mail);
    case "support-received":
      return composeSupportReceivedEmail(mail);
    case "support-request":
      return composeSupportRequestEmail(mail);
  }
}
