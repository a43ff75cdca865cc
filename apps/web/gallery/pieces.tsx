import { Badge, type Tone } from "@dupewise/ui/badge";
import { Button, type ButtonLook } from "@dupewise/ui/button";
import { Disclosure, Quote } from "@dupewise/ui/evidence";
import { Field, FieldError } from "@dupewise/ui/field";
import { PasswordInput, Select, TextArea, TextInput } from "@dupewise/ui/input";
import { Medal } from "@dupewise/ui/medal";
import { EmptyState, Notice } from "@dupewise/ui/notice";
import { Loading, Spinner } from "@dupewise/ui/spinner";
import { Swatch } from "@dupewise/ui/swatch";
import { Switch } from "@dupewise/ui/switch";
import type { SpecimenProps } from "./specimen.tsx";

const TONES: Tone[] = ["plain", "thread", "great", "good", "fair", "poor"];
const LOOKS: ButtonLook[] = ["primary", "secondary", "quiet", "danger"];
const LONG = "A name that goes on, as shops like them: a relaxed, belted, double-faced wrap coat in camel ".repeat(2);

/** The gallery's specimens of the basic components that pages consist of. */
export const BASIC_SPECIMENS: readonly SpecimenProps[] = [
  {
    name: "badge",
    states: {
      tones: (
        <div className="flex flex-wrap gap-2">
          {TONES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      ),
    },
  },
  {
    name: "button",
    states: {
      looks: (
        <div className="flex flex-wrap gap-2">
          {LOOKS.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
        </div>
      ),
      sizes: (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm">Small</Button>
          <Button>Medium</Button>
          <Button size="lg">Large</Button>
        </div>
      ),
      busy: <Button busy>Analyzing...</Button>,
      disabled: <Button disabled>Compare Products</Button>,
    },
  },
  {
    name: "medal",
    states: {
      places: (
        <div className="flex items-center gap-3">
          {[1, 2, 3, 4].map((place) => (
            <Medal key={place} place={place} />
          ))}
        </div>
      ),
    },
  },
  {
    name: "swatch",
    states: {
      materials: (
        <div className="flex gap-3">
          {["wool", "silk", "polyester"].map((material) => (
            <Swatch key={material} material={material} className="h-20 w-24" />
          ))}
        </div>
      ),
    },
  },
  {
    name: "field",
    states: {
      plain: <Field label="First Name">{(control) => <TextInput {...control} defaultValue="Ada" />}</Field>,
      hint: (
        <Field label="Price" hint="For example: $89.99">
          {(control) => <TextInput {...control} />}
        </Field>
      ),
      error: (
        <Field label="Email" error="Please enter a valid email address">
          {(control) => <TextInput {...control} defaultValue="ada@" />}
        </Field>
      ),
      "error alone": <FieldError id="alone" text="Name is required" />,
    },
  },
  {
    name: "input",
    states: {
      disabled: <TextInput aria-label="Disabled" disabled defaultValue="Not now" />,
      password: <PasswordInput aria-label="Password" defaultValue="seam allowance 7" />,
      select: (
        <Select aria-label="Sort" defaultValue="newest">
          <option value="newest">Newest first</option>
          <option value="best">Best match</option>
        </Select>
      ),
      "text area": <TextArea aria-label="Message" rows={2} defaultValue={LONG} />,
    },
  },
  {
    name: "notice",
    states: {
      plain: <Notice title="Both sides are the same product">Enter a different product on one side.</Notice>,
      "with actions": (
        <Notice title="Too little is known" tone="fair" actions={<Button size="sm">Add Materials</Button>}>
          These facts would help.
        </Notice>
      ),
      empty: (
        <EmptyState title="No search history yet" action={<Button look="secondary">Compare two products</Button>}>
          Your comparisons will show up here.
        </EmptyState>
      ),
    },
  },
  {
    name: "switch",
    states: {
      on: (
        <Switch checked onChange={() => {}}>
          Active
        </Switch>
      ),
      off: (
        <Switch checked={false} onChange={() => {}}>
          Paused
        </Switch>
      ),
    },
  },
  { name: "spinner", states: { small: <Spinner />, page: <Loading className="min-h-24" /> } },
  {
    name: "evidence",
    states: {
      closed: (
        <Disclosure label="Where does this come from?">
          <Quote source="From the page's text">80% wool</Quote>
        </Disclosure>
      ),
      quote: <Quote source="From the text you pasted">{`70% alpaca, 30% wool. ${LONG}`}</Quote>,
    },
  },
];
