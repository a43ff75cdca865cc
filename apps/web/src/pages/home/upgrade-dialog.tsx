import { PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { Button, buttonClass } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Check } from "lucide-react";
import { Link } from "react-router-dom";

const BENEFITS = ["Unlimited comparisons", "Save favorites", "Detailed analytics"];

/** Renders the dialog that offers premium once all free comparisons have been used. */
export function UpgradeDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="You've Used All Free Comparisons!"
      description={`Keep going with unlimited comparisons for ${PREMIUM_PRICE}/month. Your text is saved.`}
      actions={
        <>
          <Button look="quiet" onClick={() => location.reload()}>
            Maybe later
          </Button>
          <Link to="/subscribe" className={buttonClass()}>
            Upgrade to Unlimited
          </Link>
        </>
      }
    >
      <ul className="flex flex-col gap-2.5">
        {BENEFITS.map((benefit) => (
          <li key={benefit} className="flex items-center gap-3">
            <Check aria-hidden="true" className="size-4.5 text-thread" />
            {benefit}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
