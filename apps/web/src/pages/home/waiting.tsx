import { useEffect, useState } from "react";

/** Waiting is honest: what is being done, for how long it has been, and a way out. */
export function Waiting({ pending, onCancel }: { pending: boolean; onCancel: () => void }) {
  return (
    <div className="flex min-h-20 flex-col items-center gap-1 text-center">
      <output className="block text-soft">
        {pending && "Reading both products, comparing them, then writing down what was found."}
      </output>
      {pending && (
        <p className="text-sm text-soft">
          <Elapsed /> ·{" "}
          <button type="button" className="link min-h-7" onClick={onCancel}>
            Cancel
          </button>
        </p>
      )}
    </div>
  );
}

function Elapsed() {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((past) => past + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  if (seconds >= 8) return <>{seconds} s; some shops answer slowly</>;
  return <>{seconds} s</>;
}
