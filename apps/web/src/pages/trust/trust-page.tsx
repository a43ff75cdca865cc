import { BRAND } from "@dupewise/domain/brand";
import { PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { Link } from "react-router-dom";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { HeldOutPairs } from "./held-pairs.tsx";
import { AccuracyByInput } from "./accuracy-by-input.tsx";
import { TrustChapter } from "./trust-chapter.tsx";
import { SCORE_CAPS, GENEROUS_POINTS } from "./figures.ts";
import { FitFigures } from "./fit-figures.tsx";
import { DimensionWeights } from "./dimension-weights.tsx";

/** Renders /trust: how scores are calculated, what is stored, who pays, and what we get wrong. */
export function TrustPage() {
  return (
    <InnerPage title="How scores are calculated">
      <p className="display -mt-3 max-w-4xl text-verdict text-soft">
        The number is computed from facts you can see. Nobody can pay to change it, and where we're unsure, we say so.
      </p>
      <div className="mt-12">
        <TrustChapter title="Where facts come from">
          <p>
            From the page you link to or the text you paste. {BRAND} reads the title, the shop's category and the
            description, and records what they say: what the product is, its cut, colors, pattern, materials, details,
            price and origin.
          </p>
          <p>
            Each fact is stored with the words it is based on and how certain it is. No quote, no fact: what a page
            doesn't say remains unknown. In every result, you can open the quotes and correct materials and prices by
            hand.
          </p>
        </TrustChapter>
        <TrustChapter title="What we know about famous product lines">
          <p>
            Some names say everything without describing anything: a Submariner, an Align. Our lexicon of product lines
            records what defines each of them: its kind, its shape, its usual materials. We consult it when a page names
            the line, and whatever the page itself says takes precedence.
          </p>
          <p>
            Every entry is either checked against a page that it cites, or written from memory and trusted less. If you
            know better, you can{" "}
            <Link to="/support" className="link">
              write to us
            </Link>
            : tell us the line, its maker, and a page that confirms it.
          </p>
        </TrustChapter>
        <TrustChapter title="From facts to a number">
          <p>
            First, we determine what kind of product each side is. Two wrap coats can score up to 100; a coat and a
            handbag can't score high, whatever else they share. Then we compare seven dimensions, each with its own
            weight. For clothes:
          </p>
          <DimensionWeights />
          <p>
            Shoes, bags, jewelry and other products have their own weights. Brand and price have none: they affect
            value, not similarity. The same two products always get the same score, and swapping them changes nothing.
          </p>
          <p>
            If a language model is available, it can find more facts and improve the wording, but it never sets the
            score. If it also sees the photos, it adds the cut, pattern and details missing from the text. Those count
            for less and are marked as seen in a photo. Colors in photos are measured by our own code.
          </p>
        </TrustChapter>
        <TrustChapter title="Unknown doesn't mean different">
          <p>
            What one side doesn't mention is left out of the score and lowers confidence instead. Scores are also
            capped: at {SCORE_CAPS.cutMaterialsOrConstruction} while the cut, materials or construction are unknown, at{" "}
            {SCORE_CAPS.color} while the color is unknown ({SCORE_CAPS.onlyColor} if the cut and materials are known),
            and at {SCORE_CAPS.otherMaker} if the alternative is from another brand.
          </p>
          <p>
            Every score comes with a range: the score if everything we don't know turned out to be very different, and
            the score if it all turned out to be the same. If too little is known, there is no score, and we list the
            missing facts instead.
          </p>
        </TrustChapter>
        <TrustChapter title="Value, out of ten">
          <p>
            Value weighs what you save against what you give up in material, construction and design. The same price for
            the same quality is a 5; a quarter of the price for the same thing is 9.5, shown as 10, since a value score
            is rounded to a whole number. Prices in different currencies are converted with a table of exchange rates,
            whose date is shown in the result. Without both prices, there is no value score.
          </p>
        </TrustChapter>
        <TrustChapter title="How accurate the scores are">
          <p>Measured against pairs of products that a person had already rated:</p>
          <FitFigures />
          <p>
            How often a score is within ten points of the rating depends on what a page says. The figures are averaged
            over five levels of similarity, from unrelated to identical, so that an engine that always gave the same
            score wouldn't look good:
          </p>
          <AccuracyByInput />
          <p>
            The products in these pairs are clearly described, and the engine was fitted to them. It does worse on what
            shops really write, and where little is known, it gives a range instead of a single number. That's why other
            pairs, of real products, are held out: nobody looks at them while changing the engine.
          </p>
          <HeldOutPairs />
        </TrustChapter>
        <TrustChapter title="What we get wrong">
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>
              We know what pages say, not the products themselves. We can't judge weight, weave, stitching or fit on a
              body, and we can't see a flaw that a page leaves out.
            </li>
            <li>
              Scores between 60 and 79 percent are about {GENEROUS_POINTS} points too generous: few descriptions say
              enough about the cut to tell two garments of the same type apart.
            </li>
            <li>The ratings we measure against are one person's, and there aren't many of them.</li>
            <li>Colors come from words. One shop's navy is another's midnight.</li>
            <li>In languages other than English, we know only the common words for garments, colors and cuts.</li>
            <li>
              Some shops block automated visits. We then ask you to paste the text, and we never work around the block.
            </li>
          </ul>
        </TrustChapter>
        <TrustChapter title="Nobody pays for a score">
          <p>
            There is no paid placement. Our database has a table for sponsored products, but none are shown anywhere,
            and nothing that computes a score can see them. Links to shops are plain links: we earn nothing when you
            follow one. What pays for this is{" "}
            <Link to="/subscribe" className="link">
              Premium
            </Link>
            , at {PREMIUM_PRICE} per month.
          </p>
        </TrustChapter>
        <TrustChapter title="What is stored">
          <p>
            Your account, your comparisons (what you entered and what we read from it) and your alerts. We keep what a
            page says about a product without recording who requested it. If your comparison triggers someone else's
            alert, they see the product and its page, but never you or any text you pasted. The{" "}
            <Link to="/privacy" className="link">
              Privacy Policy
            </Link>{" "}
            has the rest.
          </p>
        </TrustChapter>
      </div>
    </InnerPage>
  );
}
