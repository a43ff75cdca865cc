import { Button } from "@dupewise/ui/button";
import { useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";

/** Renders the button that opens the dialog for deleting the account. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="mb-4">This permanently deletes all your data. We'll ask you to confirm first.</p>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </>
  );
}
