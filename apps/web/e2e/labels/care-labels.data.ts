/** The look of a label, either as printed or as photographed with a phone. */
export interface CareLabel {
  name: string;
  /** The printed content, as HTML. */
  print: string;
  /** The label's own style: print size, colors, columns. */
  style?: string;
  /** The CSS transform that places it in front of the camera. */
  placement?: string;
  /** The CSS background below it; white paper by default. */
  table?: string;
  /** The filters of `draw-labels.ts` to apply, in this order. */
  filters?: readonly ("grain" | "weave" | "blur" | "shake")[];
  /** Lighting over everything, as a CSS background. */
  light?: string;
  /** The position of a crease, in percent from the top. */
  fold?: number;
  /** The quality of the JPEG, 0–100. */
  quality?: number;
  /** The correct reading. */
  truth: string;
}

/** Care symbols, as shapes: a tub, a triangle, a square with a circle, an iron, each crossed out or not. */
const SYMBOLS = `<svg viewBox="0 0 250 40" height="40" fill="none" stroke="currentColor" stroke-width="3">
  <path d="M4 10 10 34H40L46 10M4 12q7 6 14 0t14 0 14 0"/><path d="M60 34 76 6 92 34ZM60 8 92 36M92 8 60 36"/>
  <path d="M106 6H138V36H106Z"/><circle cx="122" cy="21" r="13"/>
  <path d="M152 34H192L186 16H164M164 16q-8 0-12 18"/><circle cx="222" cy="21" r="15"/><path d="M207 6 238 37M238 6 207 37"/></svg>`;

/** Twelve labels modeled on real ones, with their correct readings. The last five look like phone photos. */
export const CARE_LABELS: readonly CareLabel[] = [
  {
    name: "plain",
    print: "100% COTTON<br>MADE IN PORTUGAL<br><br>Machine wash cold, with like colors.<br>Tumble dry low.",
    truth: "100% cotton",
  },
  {
    name: "shell and lining",
    print: "SHELL: 80% WOOL<br>20% POLYAMIDE<br>LINING: 100% VISCOSE<br><br>DRY CLEAN ONLY<br>SIZE M / EUR 40 / UK 12",
    truth: "shell: 80% wool, 20% polyamide; lining: 100% viscose",
  },
  {
    name: "six languages",
    print: `GB 62% Cotton 33% Polyester 5% Elastane<br>DE 62% Baumwolle 33% Polyester 5% Elasthan<br>
      FR 62% Coton 33% Polyester 5% Élasthanne<br>IT 62% Cotone 33% Poliestere 5% Elastan<br>
      ES 62% Algodón 33% Poliéster 5% Elastano<br>PT 62% Algodão 33% Poliéster 5% Elastano`,
    style: "font-size: 22px",
    truth: "62% cotton, 33% polyester, 5% elastane",
  },
  {
    name: "two columns",
    print: `<div>OUTER FABRIC<br>55% LINEN<br>45% COTTON</div><div>LINING<br>100% POLYESTER</div>`,
    style: "columns: 2; column-gap: 60px; width: 620px",
    truth: "shell: 55% linen, 45% cotton; lining: 100% polyester",
  },
  {
    name: "symbols between the words",
    print: `70% VISCOSA<br>${SYMBOLS}<br>26% POLIAMMIDE<br>4% ELASTAN<br>${SYMBOLS}<br>LAVARE A MANO 30°C`,
    truth: "70% viscose, 26% polyamide, 4% elastane",
  },
  {
    name: "tilted",
    print: "Obermaterial: 97% Baumwolle<br>3% Elasthan<br>Futter: 100% Polyester<br>Nicht bleichen",
    placement: "rotate(7deg)",
    truth: "shell: 97% cotton, 3% elastane; lining: 100% polyester",
  },
  {
    name: "small print with noise",
    print: `EXTERIOR: 52% ALGODÓN, 48% POLIÉSTER RECICLADO<br>FORRO: 100% VISCOSA<br>
      Lavar con colores similares. No usar secadora.<br>HECHO EN MARRUECOS  RN 77302  CA 17897`,
    style: "font-size: 15px; padding: 18px",
    filters: ["grain"],
    truth: "shell: 52% cotton, 48% recycled polyester; lining: 100% viscose",
  },
  {
    name: "photo: folded",
    print: "85% LAINE<br>10% CACHEMIRE<br>5% POLYAMIDE<br><br>LAVAGE À LA MAIN<br>FABRIQUÉ EN ITALIE",
    placement: "perspective(1400px) rotateY(10deg) rotate(-2deg)",
    table: "#8d8378",
    fold: 34,
    filters: ["weave"],
    light: "linear-gradient(100deg, #0000 30%, #0005)",
    quality: 70,
    truth: "85% wool, 10% cashmere, 5% polyamide",
  },
  {
    name: "photo: perspective and uneven light",
    print: "60% COTTON<br>40% MODAL<br>60% ALGODÓN<br>40% MODAL<br><br>WASH INSIDE OUT",
    placement: "perspective(900px) rotateX(18deg) rotateY(-14deg) rotate(3deg)",
    table: "#3c4250",
    filters: ["weave"],
    light: "radial-gradient(circle at 20% 15%, #fff6 0, #0000 35%, #0008 100%)",
    quality: 60,
    truth: "60% cotton, 40% modal",
  },
  {
    name: "photo: white on black satin",
    print: "100% SILK<br>100% SEIDE<br>100% SOIE<br>100% SETA<br><br>DRY CLEAN ONLY",
    style: "background: #191719; color: #e9e4da",
    placement: "perspective(1200px) rotateX(-9deg) rotate(-5deg)",
    table: "#5b2f35",
    filters: ["weave", "blur"],
    light: "linear-gradient(160deg, #fff3, #0000 40%, #0004)",
    quality: 65,
    truth: "100% silk",
  },
  {
    name: "photo: six languages, soft",
    print: `EN 70% Viscose 30% Linen<br>DE 70% Viskose 30% Leinen<br>FR 70% Viscose 30% Lin<br>
      IT 70% Viscosa 30% Lino<br>ES 70% Viscosa 30% Lino<br>PT 70% Viscose 30% Linho`,
    style: "font-size: 26px",
    placement: "perspective(1100px) rotateX(12deg) rotateY(8deg) rotate(-3deg)",
    table: "#c9c2b4",
    filters: ["weave", "blur", "grain"],
    light: "linear-gradient(20deg, #0005, #0000 60%)",
    quality: 60,
    truth: "70% viscose, 30% linen",
  },
  {
    name: "photo: faded and shaken",
    print: "CORPO: 92% POLIAMIDA<br>8% ELASTANO<br>FORRO: 100% POLIÉSTER<br><br>NÃO PASSAR A FERRO",
    style: "background: #e4dcca; color: #756d64",
    placement: "perspective(1000px) rotateY(12deg) rotate(4deg)",
    table: "#26231f",
    filters: ["weave", "shake", "grain"],
    light: "linear-gradient(250deg, #0006, #0000 55%)",
    quality: 50,
    truth: "body: 92% polyamide, 8% elastane; lining: 100% polyester",
  },
];
