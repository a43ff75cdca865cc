import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { classNames } from "./class-names.ts";
import { growToFit } from "./grow-to-fit.ts";

const CONTROL =
  "w-full rounded-md border border-edge bg-sheet px-3.5 text-base text-ink placeholder:text-soft " +
  "transition-colors duration-150 hover:border-ink aria-invalid:border-poor disabled:opacity-60";

/** Renders a single-line text input. */
export function TextInput({ className, ...rest }: ComponentProps<"input">) {
  return <input className={classNames(CONTROL, "min-h-11 py-2", className)} {...rest} />;
}

/** Renders a text area that grows with its content. */
export function TextArea({ className, onInput, ref, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={classNames(CONTROL, "field-sizing-content resize-none py-3 contain-inline-size", className)}
      onInput={(event) => {
        growToFit(event.currentTarget);
        onInput?.(event);
      }}
      ref={(element) => {
        if (element) growToFit(element);
        if (typeof ref === "function") return ref(element);
        if (ref) ref.current = element;
      }}
      {...rest}
    />
  );
}

/** Renders a native select. */
export function Select({ className, ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block">
      <select className={classNames(CONTROL, "min-h-11 appearance-none py-2 pr-10", className)} {...rest} />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute top-3.5 right-3 size-4 text-soft" />
    </span>
  );
}

/** Renders a password input with a button that shows the password, and a Caps Lock warning. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState("CapsLock"));
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <TextInput
        type={shown ? "text" : "password"}
        className={classNames("pr-12", className)}
        onKeyDown={look}
        onKeyUp={look}
        {...rest}
      />
      <button
        type="button"
        aria-pressed={shown}
        aria-label="Show password"
        className="absolute top-0 right-0 grid size-11 place-items-center text-soft hover:text-ink"
        onClick={() => setShown(!shown)}
      >
        <Icon aria-hidden="true" className="size-4.5" />
      </button>
      <output className="block text-sm text-soft not-empty:mt-1.5">{capsLock && "Caps Lock is on."}</output>
    </div>
  );
}
