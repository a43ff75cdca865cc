import type { PersonalizedRecommendations } from "@dupewise/domain/account/style-profile";
import { Button } from "@dupewise/ui/button";
import { EmptyState, Notice } from "@dupewise/ui/notice";
import { Loading } from "@dupewise/ui/spinner";
import { Tooltip } from "@dupewise/ui/tooltip";
import { RefreshCw } from "lucide-react";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { useRedirectToSignIn } from "../../lib/session/use-redirect-to-sign-in.ts";
import { AnalyzingStyle } from "./analyzing-style.tsx";
import { ProfileNotReady } from "./profile-not-ready.tsx";
import { StyleProfileSheet } from "./style-profile.tsx";
import { useRefreshProfile, useStyleProfile } from "./use-style-profile.ts";

/** Renders /personalized: the style profile derived from the user's comparisons. */
export function PersonalizedPage() {
  const profile = useStyleProfile();
  const { refresh, refreshing } = useRefreshProfile();
  useRedirectToSignIn(profile.error);
  return (
    <InnerPage
      title="Your Style Profile"
      lede="AI-powered shopping insights"
      action={
        profile.data && (
          <Tooltip text="Updates your profile with your latest search data">
            <Button look="secondary" busy={refreshing} onClick={refresh}>
              {!refreshing && <RefreshCw aria-hidden="true" className="size-4" />}
              {refreshing ? "Updating..." : "Refresh Profile"}
            </Button>
          </Tooltip>
        )
      }
    >
      <output className={refreshing ? "mb-8 block" : undefined}>
        {refreshing && (
          <Notice title="Updating Profile">Analyzing your latest searches to improve recommendations...</Notice>
        )}
      </output>
      {profile.isPending ? (
        <Loading />
      ) : (
        <Body
          profile={profile.data}
          checking={profile.isFetching || refreshing}
          onCheck={() => void profile.refetch()}
          onRefresh={refresh}
        />
      )}
    </InnerPage>
  );
}

interface BodyProps {
  profile: PersonalizedRecommendations | undefined;
  checking: boolean;
  onCheck: () => void;
  onRefresh: () => void;
}

function Body({ profile, checking, onCheck, onRefresh }: BodyProps) {
  switch (profile?.status) {
    case "not_ready":
      return <ProfileNotReady profile={profile} />;
    case "analyzing":
      return <AnalyzingStyle message={profile.message} checking={checking} onCheck={onCheck} />;
    case "ready":
      return <StyleProfileSheet profile={profile} />;
    case "error":
    case undefined:
      return (
        <EmptyState
          title="Unable to load personalized recommendations"
          action={
            <Button busy={checking} onClick={profile ? onRefresh : onCheck}>
              Try again
            </Button>
          }
        >
          Your comparisons are safe. Please try again.
        </EmptyState>
      );
  }
}
