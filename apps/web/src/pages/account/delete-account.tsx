import { Button } from "@dupewise/ui/button";
import { useRef, useState } from "react";
import { DeleteDialog } from "./delete-dialog.tsx";

export function DeleteAccount() {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setAsking(false);
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      <p className="mb-4">Everything of yours goes, and nobody can bring it back. You are asked once more.</p>
      <Button ref={button} look="danger" onClick={() => setAsking(true)}>
        Delete Account
      </Button>
      {asking && <DeleteDialog onClose={close} />}
    </>
  );
}
