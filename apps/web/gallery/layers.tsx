import { Button } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Tabs } from "@dupewise/ui/tabs";
import { Toaster } from "@dupewise/ui/toaster";
import { Tooltip } from "@dupewise/ui/tooltip";
import { useState } from "react";
import type { SpecimenProps } from "./specimen.tsx";

const LONG_MS = 600_000;

/** The gallery's specimens of components that open over the page, each behind a button as in the app. */
export const OVERLAY_SPECIMENS: readonly SpecimenProps[] = [
  { name: "tabs", states: { two: <TabsSpecimen /> } },
  { name: "dialog", states: { short: <DialogSpecimen lines={1} />, long: <DialogSpecimen lines={40} /> } },
  {
    name: "tooltip",
    states: {
      closed: (
        <Tooltip text="Updates your profile with your latest search data">
          <Button look="secondary">Refresh Profile</Button>
        </Tooltip>
      ),
    },
  },
  { name: "toaster", states: { plain: <ToastSpecimen />, destructive: <ToastSpecimen destructive /> } },
];

function TabsSpecimen() {
  const [value, setValue] = useState("in");
  return (
    <Tabs
      label="Account"
      value={value}
      onValueChange={setValue}
      tabs={[
        { value: "in", label: "Sign In", panel: <p>Welcome back!</p> },
        { value: "up", label: "Sign Up", panel: <p>Create your account</p> },
      ]}
    />
  );
}

function DialogSpecimen({ lines }: { lines: number }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const name = lines === 1 ? "Open a short dialog" : "Open a long dialog";
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {open && (
        <Dialog
          title="Cancel Subscription?"
          description="You'll keep premium access until your current billing period ends."
          onClose={close}
          actions={<Button onClick={close}>Keep Premium</Button>}
        >
          {Array.from({ length: lines }, (_, index) => (
            <p key={index}>Line {index + 1}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

function ToastSpecimen({ destructive = false }: { destructive?: boolean }) {
  const [open, setOpen] = useState(false);
  const toast = {
    id: 1,
    title: destructive ? "Comparison Failed" : "Deleted",
    description: destructive ? "Failed to compare products" : "Comparison removed from history",
    destructive,
    action: { label: destructive ? "Try again" : "Undo", run: () => {} },
  };
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        {destructive ? "Show a failure" : "Show a toast"}
      </Button>
      {open && <Toaster toast={toast} open={open} duration={LONG_MS} onOpenChange={setOpen} />}
    </>
  );
}
