import { Route, Routes } from "react-router-dom";
import { ComparisonRoute } from "./comparison-route.tsx";
import { frame, page } from "./page.tsx";
import { RequireUser } from "./require-user.tsx";
import { Elsewhere, Start } from "./start.tsx";

const AuthPage = frame(async () => (await import("../pages/auth/auth-page.tsx")).AuthPage);
const UnsubscribePage = page(async () => (await import("../pages/unsubscribe/unsubscribe-page.tsx")).UnsubscribePage);
const PublicShell = frame(async () => (await import("./public-shell.tsx")).PublicShell);
const PrivacyPage = page(async () => (await import("../pages/legal/privacy-page.tsx")).PrivacyPage);
const TermsPage = page(async () => (await import("../pages/legal/terms-page.tsx")).TermsPage);
const SignedInShell = frame(async () => (await import("./signed-in-shell.tsx")).SignedInShell);
const HomePage = page(async () => (await import("../pages/home/home-page.tsx")).HomePage);
const HistoryPage = page(async () => (await import("../pages/history/history-page.tsx")).HistoryPage);
const NotificationsPage = page(
  async () => (await import("../pages/notifications/notifications-page.tsx")).NotificationsPage,
);
const PersonalizedPage = page(
  async () => (await import("../pages/personalized/personalized-page.tsx")).PersonalizedPage,
);
const SupportPage = page(async () => (await import("../pages/support/support-page.tsx")).SupportPage);
const TrustPage = page(async () => (await import("../pages/trust/trust-page.tsx")).TrustPage);
const InsightsPage = page(async () => (await import("../pages/insights/insights-page.tsx")).InsightsPage);
const AccountPage = page(async () => (await import("../pages/account/account-page.tsx")).AccountPage);
const SubscribePage = page(async () => (await import("../pages/subscribe/subscribe-page.tsx")).SubscribePage);

/** Every address and its page; each page's code arrives when it is opened, or ahead of that by `parts.ts`. */
export function Pages() {
  return (
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="/auth" element={<AuthPage />} />
      <Route element={<PublicShell />}>
        <Route path="/privacy" element={<PrivacyPage />} />
        <Route path="/terms" element={<TermsPage />} />
        <Route path="/trust" element={<TrustPage />} />
        <Route path="/unsubscribe/:token" element={<UnsubscribePage />} />
      </Route>
      <Route element={<ComparisonRoute />}>
        <Route element={<SignedInShell />}>
          <Route path="/c/:id" element={<HomePage />} />
        </Route>
      </Route>
      <Route element={<RequireUser />}>
        <Route element={<SignedInShell />}>
          <Route path="/history" element={<HistoryPage />} />
          <Route path="/notifications" element={<NotificationsPage />} />
          <Route path="/personalized" element={<PersonalizedPage />} />
          <Route path="/support" element={<SupportPage />} />
          <Route path="/history/insights" element={<InsightsPage />} />
          <Route path="/account" element={<AccountPage />} />
          <Route path="/subscribe" element={<SubscribePage />} />
        </Route>
      </Route>
      <Route path="*" element={<Elsewhere />} />
    </Routes>
  );
}
