import { BRAND } from "@dupewise/domain/brand";
import { PREMIUM_PRICE } from "@dupewise/domain/account/entitlements";
import { Link } from "react-router-dom";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { HeldOutPairs } from "./held-pairs.tsx";
import { AccuracyByInput } from "./accuracy-by-input.tsx";
import { TrustChapter } from "./trust-chapter.tsx";
import { CAPS, GENEROUS_POINTS } from "./figures.ts";
import { FitFigures } from "./fit-figures.tsx";
import { DimensionWeights } from "./dimension-weights.tsx";

/** Renders /trust: how scores are made, what is stored, who pays, and what we get wrong. */
export function Page() {
  return (
    <InnerPage title="How scores are made">
      <p className="display -mt-3 max-w-4xl text-verdict text-soft">
        The number is computed from facts you can see. Nobody can pay to change it, and where we are unsure we say so.
      </p>
      <div className="mt-12">
        <TrustChapter title="Where facts come from">
          <p>
            From the page you link, or the text you paste. {BRAND} reads the title, the shop&apos;s category and the
            description, and takes down what they state: what the thing is, its cut, colors, pattern, materials,
            details, price and origin.
          </p>
          <p>
            Each fact is kept with the words it was read from and how sure the reading is. No quote, no fact: what a
            page does not say stays unknown. On every result you can open the quotes, and correct materials and prices
            by hand.
          </p>
        </TrustChapter>
        <TrustChapter title="What we know about famous lines">
          <p>
            Some names describe nothing and mean everything: a Submariner, an Align. A lexicon of product lines records
            what makes each of them what it is: its kind, its shape, its usual materials. It is consulted when a page
            names the line, and whatever the page itself says wins.
          </p>
          <p>
            Every entry is either checked against a page that it names, or recalled from memory and trusted less. If you
            know better, you can{" "}
            <Link to="/support" className="link">
              write to us
            </Link>
            : the line, its maker, and a page where it can be checked.
          </p>
        </TrustChapter>
        <TrustChapter title="From facts to a number">
          <p>
            First, what kind of thing each side is. Two wrap coats can score up to 100; a coat and a handbag cannot get
            far, whatever else they share. Then seven dimensions are compared, each with its share. For clothes:
          </p>
          <DimensionWeights />
          <p>
            Shoes, bags, jewelry and the rest have weights of their own. Brand and price have none: they belong to
            value, not to likeness. The same two products always give the same score, and swapping them changes nothing.
          </p>
          <p>
            Where a language model is used, it may find more facts and write better sentences. It never sets the number.
            Where it sees the photos too, it adds the cut, pattern and details that the text leaves out: those count,
            are trusted less than words, and are marked as seen in a photo. Colors are measured from photos by a
            program.
          </p>
        </TrustChapter>
        <TrustChapter title="Unknown does not mean different">
          <p>
            What one side does not mention is left out of the score and lowers confidence instead. There is a cap as
            well: a score stays at {CAPS.makeCutOrMaterial} or below while the cut, the materials or the make are
            unknown, at {CAPS.color} while the color is, and at {CAPS.otherMaker} where another maker made the
            alternative.
          </p>
          <p>
            Every score comes with its range: what it would be if everything unknown were very different, and if it were
            all the same. When too little is known, there is no score, and the missing facts are named instead.
          </p>
        </TrustChapter>
        <TrustChapter title="Value, out of ten">
          <p>
            Value weighs what you save against what you give up in material, construction and design. The same price for
            the same quality is a 5; a quarter of the price for the same thing is 9.5, shown as 10, since a value score
            is rounded to a whole number. Prices in two currencies are compared by a table of rates whose date the
            result names. Without both prices there is no value score.
          </p>
        </TrustChapter>
        <TrustChapter title="How well it does">
          <p>Measured against pairs of products that a person had rated before:</p>
          <FitFigures />
          <p>
            How often a score is within ten points of the rating depends on what a page says. The shares are averaged
            over five levels of likeness, from unrelated to the same, so that always giving one answer cannot look good:
          </p>
          <AccuracyByInput />
          <p>
            These pairs are clearly worded, and the engine was fitted to them. On what shops really write it does worse,
            and where little is known it gives a range instead of a single number. So other pairs, of real goods, are
            held out: nobody looks at them when the engine is changed.
          </p>
          <HeldOutPairs />
        </TrustChapter>
        <TrustChapter title="What we get wrong">
          <ul className="flex list-disc flex-col gap-2 pl-5">
            <li>
              We know what pages say, not the goods themselves. We cannot judge weight, weave, stitching or fit on a
              body, and we cannot see a flaw that a page leaves out.
            </li>
            <li>
              Between 60 and 79 percent we are about {GENEROUS_POINTS} points too generous: few descriptions name enough
              of the cut to tell two garments of one type apart.
            </li>
            <li>The ratings we measure against are one person&apos;s, and there are not many of them.</li>
            <li>Colors come from words. One shop&apos;s navy is another&apos;s midnight.</li>
            <li>In languages other than English, we know only the common words for garments, colors and cuts.</li>
            <li>Some shops block programs. We then ask you to paste the text, and we never work around the block.</li>
          </ul>
        </TrustChapter>
        <TrustChapter title="Nobody pays for a score">
          <p>
            There is no paid placement. Our database has room for sponsored products; none is shown anywhere, and
            nothing that makes a score can see them. Links to shops are plain links: we earn nothing when you follow
            one. What pays for this is{" "}
            <Link to="/subscribe" className="link">
              premium
            </Link>
            , at {PREMIUM_PRICE} per month.
          </p>
        </TrustChapter>
        <TrustChapter title="What is stored">
          <p>
            Your account, the comparisons you make with what you entered and what was read, and the alerts you set. What
            a page says of a product is kept without a word of who asked. When your comparison leads to somebody&apos;s
            alert, they learn of the product and its page, never of you and never of a text you pasted. The{" "}
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
