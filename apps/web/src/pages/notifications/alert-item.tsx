import type { EmailNotification } from "@dupewise/domain/alerts/alert";
import { Badge } from "@dupewise/ui/badge";
import { Button } from "@dupewise/ui/button";
import { Switch } from "@dupewise/ui/switch";
import { useState } from "react";
import { prepareFocusAfterRemoval } from "../../lib/focus/prepare-focus-after-removal.ts";
import { hasFormDraft } from "../../lib/forms/form-draft.ts";
import { LocalTime } from "../../lib/layout/local-time.tsx";
import { PremiumNotice } from "../../lib/layout/premium-notice.tsx";
import { useRestoreFocus } from "../../lib/focus/use-restore-focus.ts";
import { isPlanLimitError } from "./show-alert-error.ts";
import { AlertMatches } from "./alert-matches.tsx";
import { EditAlert } from "./edit-alert.tsx";
import { GENDER_LABELS } from "./gender-labels.ts";
import { useUpdateAlert } from "./use-update-alert.ts";

export interface AlertItemProps {
  alert: EmailNotification;
  onRemove: () => void;
}

/** Renders one alert: what it looks for, whether it is active, and its matches. */
export function AlertItem({ alert, onRemove }: AlertItemProps) {
  // An edit interrupted by the end of a session continues.
  const [editing, setEditing] = useState(() => hasFormDraft(localStorage, `alert-${alert.id}`, alert.userId));
  const editButton = useRestoreFocus(editing);
  const update = useUpdateAlert();
  const { id, productName, manufacturer, gender, similarityThreshold, lastChecked } = alert;
  const isActive = update.isPending ? (update.variables.isActive ?? alert.isActive) : alert.isActive;
  const about = <span className="sr-only">{`: ${productName}`}</span>;
  return (
    <li className="border-t border-line py-6 first:border-t-0">
      <article
        aria-label={productName}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-4 sm:grid-cols-[6.5rem_minmax(0,1fr)_auto]"
      >
        <p className="display hidden text-5xl text-thread sm:block">
          {similarityThreshold}
          <span className="text-[0.5em] text-soft">%</span>
        </p>
        <div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="display text-xl" dir="auto">
              {productName}
            </h3>
            <Badge tone={isActive ? "great" : "plain"}>{isActive ? "Active" : "Paused"}</Badge>
          </div>
          <p className="text-soft" dir="auto">
            by {manufacturer}
          </p>
          <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
            <li>{GENDER_LABELS[gender]}</li>
            <li>{`At least ${similarityThreshold}% similar`}</li>
            {lastChecked ? (
              <li>
                Last checked <LocalTime at={lastChecked} />
              </li>
            ) : (
              <li>Not checked yet</li>
            )}
          </ul>
        </div>
        <Switch
          checked={isActive}
          onChange={(next) => {
            if (!update.isPending) update.mutate({ id, isActive: next });
          }}
        >
          {isActive ? "Enabled" : "Paused"}
          {about}
        </Switch>
        <div className="col-span-full flex flex-col gap-4 sm:col-start-2">
          {isPlanLimitError(update.error) && (
            <div role="alert">
              <PremiumNotice feature="More than one active alert">
                A free account can have one active alert. Pause the other one first, or upgrade for unlimited alerts.
              </PremiumNotice>
            </div>
          )}
          {editing && <EditAlert alert={alert} onClose={() => setEditing(false)} />}
          <AlertMatches alert={alert} />
          {!editing && (
            <div className="-mx-3 flex gap-1">
              <Button ref={editButton} look="quiet" size="sm" onClick={() => setEditing(true)}>
                Edit{about}
              </Button>
              <Button
                look="quiet"
                size="sm"
                onClick={({ currentTarget }) => {
                  const land = prepareFocusAfterRemoval(currentTarget);
                  onRemove();
                  land();
                }}
              >
                Delete{about}
              </Button>
            </div>
          )}
        </div>
      </article>
    </li>
  );
}
