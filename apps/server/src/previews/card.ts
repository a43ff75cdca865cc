import { BRAND } from "@dupewise/domain/brand";

/** One product on a preview image: its name, price and photo. */
export interface PreviewSide {
  name: string;
  /** The formatted price; null if unknown. */
  price: string | null;
  /** The image as the shop serves it; null when there is none to show. */
  photo: Uint8Array | null;
}

/** The contents of a preview image: a title, the score, the products and a note. */
export interface PreviewCard {
  title: string;
  /** The score, such as "86%", or a range; null without a score. */
  score: string | null;
  /** The two sides of a comparison, or some of a board's alternatives. */
  sides: readonly PreviewSide[];
  note: string;
}

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

const PAPER = "#f3f1ec";
const INK = "#2b2126";
const SOFT = "#675c60";
const THREAD = "#85234f";
const CLOTH = "#dcd5c8";

const MARGIN = 48;
const PHOTO = { top: 40, height: 330 } as const;
const RING = 148;
const GAP = 24;
/** The width of the ring's line, outside its box. */
const STROKE = 10;

/** An element in the format that satori renders. Creating one doesn't require React. */
export interface CardNode {
  type: string;
  key: null;
  props: { style: Record<string, string | number>; children?: CardNode[] | string };
}

const createBox = (style: Record<string, string | number>, children?: CardNode[] | string): CardNode => ({
  type: "div",
  key: null,
  props: { style: { display: "flex", ...style }, ...(children !== undefined && { children }) },
});

/** The horizontal position and width of a photo on the preview image, in pixels. */
export interface PhotoPosition {
  left: number;
  width: number;
}

/**
 * Computes the position of each photo on a preview card. A comparison's two photos leave room for the score between
 * them.
 */
export function layOutPhotos(card: PreviewCard): PhotoPosition[] {
  const count = Math.max(1, card.sides.length);
  const gap = hasRing(card) ? RING + 2 * GAP : GAP;
  const width = Math.floor((PREVIEW_SIZE.width - 2 * MARGIN - (count - 1) * gap) / count);
  return card.sides.map((_, index) => ({ left: MARGIN + index * (width + gap), width }));
}

export const PHOTO_ROW = PHOTO;

const hasRing = ({ score, sides }: PreviewCard): boolean => score !== null && sides.length === 2;

/** Builds a preview card as an element tree without its photos, which are later composited onto the rendered image. */
export function buildCardNode(card: PreviewCard): CardNode {
  const places = layOutPhotos(card);
  const [first] = places;
  return createBox(
    { width: "100%", height: "100%", position: "relative", background: PAPER, color: INK, fontFamily: "Text" },
    [
      ...card.sides.flatMap(({ name, price }, index) => {
        const place = places[index] ?? { left: MARGIN, width: 0 };
        return [
          createBox({
            position: "absolute",
            top: PHOTO.top,
            height: PHOTO.height,
            background: CLOTH,
            borderRadius: 10,
            ...place,
          }),
          createBox(
            {
              position: "absolute",
              top: PHOTO.top + PHOTO.height + 12,
              flexDirection: "column",
              fontSize: 24,
              ...place,
            },
            [
              createBox({ display: "block", lineClamp: 1, width: place.width }, name),
              createBox({ color: SOFT }, price ?? " "),
            ],
          ),
        ];
      }),
      ...(hasRing(card) && first ? [createRing(card.score ?? "", first)] : []),
      createBox(
        {
          position: "absolute",
          left: MARGIN,
          right: MARGIN,
          top: 462,
          height: 106,
          fontFamily: "Display",
          fontSize: 42,
        },
        [createBox({ display: "block", lineClamp: 2, lineHeight: 1.2 }, card.title)],
      ),
      createBox(
        {
          position: "absolute",
          left: MARGIN,
          right: MARGIN,
          bottom: 22,
          justifyContent: "space-between",
          fontSize: 22,
        },
        [
          createBox({ color: SOFT }, card.note),
          createBox({ fontFamily: "Display", fontSize: 26, color: THREAD }, BRAND),
        ],
      ),
    ],
  );
}

/** The score on the seam between the two photos. */
function createRing(score: string, { left, width }: PhotoPosition): CardNode {
  return createBox(
    {
      position: "absolute",
      left: left + width + GAP,
      top: PHOTO.top + (PHOTO.height - RING) / 2,
      width: RING - 2 * STROKE,
      height: RING - 2 * STROKE,
      borderRadius: RING,
      border: `${STROKE}px solid ${THREAD}`,
      alignItems: "center",
      justifyContent: "center",
      fontFamily: "Display",
      fontSize: score.length > 4 ? 32 : 46,
    },
    score,
  );
}
