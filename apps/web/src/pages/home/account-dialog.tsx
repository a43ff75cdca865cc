import { Button, buttonClass } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Link } from "react-router-dom";

/**
 * Renders the dialog that asks visitors to create an account after their one free comparison. Their inputs are kept.
 */
export function AccountDialog({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <Dialog
      onClose={onClose}
      title="Create an account to continue"
      description={`${message}.`}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            Maybe later
          </Button>
          <Link to="/auth" state="sign-up" className={buttonClass()}>
            Sign up free
          </Link>
        </>
      }
    >
      We've saved your text and the comparison you made today, which will count as one of your three free comparisons.
    </Dialog>
  );
}
