import { Fragment } from 'react';
import type { Block } from '@/lib/pages/blocks';
import type { Period } from '@/lib/kernel/period';
import { Articles } from './blocks/articles/articles';
import { Branches } from './blocks/branches/branches';
import { CallToAction } from './blocks/call-to-action/call-to-action';
import { Cards } from './blocks/cards/cards';
import { Championships } from './blocks/championships/championships';
import { Contact } from './blocks/contact/contact';
import { anchorsOf } from './blocks/contents/anchors';
import { Contents } from './blocks/contents/contents';
import { Figures } from './blocks/figures/figures';
import { GradeRoad } from './blocks/grade-road/grade-road';
import { Hero } from './blocks/hero/hero';
import { Markets } from './blocks/markets/markets';
import { Offer } from './blocks/offer/offer';
import { InForce } from '@/components/ui/period/in-force';
import { PeriodNote } from '@/components/ui/period/period-note';
import { PictureText } from './blocks/picture-text/picture-text';
import { Problem } from './blocks/problem/problem';
import { Questions } from './blocks/questions/questions';
import { Reviews } from './blocks/reviews/reviews';
import { Schedule } from './blocks/schedule/schedule';
import { StarterCourse } from './blocks/starter-course/starter-course';
import { Steps } from './blocks/steps/steps';
import { Table } from './blocks/table/table';
import { Text } from './blocks/text/text';
import { Video } from './blocks/video/video';

/** When the products of a page may be bought, or from when its rules apply. */
type PageTime = Period & { effectiveAt?: string | null };
type Props = { blocks: readonly Block[]; period?: PageTime };

/** A page as staff composed it. After a table of contents, each heading has an anchor of its own. */
export function BlockList({ blocks, period = {} }: Props) {
  const at = blocks.findIndex((block) => block.__component === 'blocks.contents');
  if (at < 0) return <Blocks blocks={blocks} period={period} />;
  const rest = blocks.slice(at + 1);
  const anchors = anchorsOf(rest);
  const anchored = rest.map((block, index) => ({ ...block, anchor: anchors[index] ?? '' }));
  const entries = anchored.filter(({ heading }) => heading);
  return (
    <>
      <Blocks blocks={blocks.slice(0, at)} period={period} />
      <div className="wrap grid lg:grid-cols-[280px_1fr] lg:gap-10">
        <Contents block={blocks[at] as Extract<Block, { __component: 'blocks.contents' }>} entries={entries} />
        <div className="-mx-[clamp(16px,4vw,24px)] [&>section]:py-5 lg:[&>section:first-child]:pt-16 [&>section:last-child]:pb-16">
          <Blocks blocks={anchored} period={period} />
        </div>
      </div>
    </>
  );
}

function Blocks({ blocks, period }: Required<Props>) {
  return blocks.map((block, index) => (
    <Fragment key={index}>
      <BlockView block={block} period={period} />
    </Fragment>
  ));
}

function BlockView({ block, period }: { block: Block; period: PageTime }) {
  switch (block.__component) {
    case 'blocks.hero':
      return (
        <Hero block={block}>
          <PeriodNote period={period} />
          <InForce from={period.effectiveAt ?? null} />
        </Hero>
      );
    case 'blocks.text':
      return <Text block={block} />;
    case 'blocks.pictureText':
      return <PictureText block={block} />;
    case 'blocks.cards':
      return <Cards block={block} />;
    case 'blocks.steps':
      return <Steps block={block} />;
    case 'blocks.table':
      return <Table block={block} />;
    case 'blocks.figures':
      return <Figures block={block} />;
    case 'blocks.schedule':
      return <Schedule block={block} />;
    case 'blocks.offer':
      return <Offer block={block} period={period} />;
    case 'blocks.problem':
      return <Problem block={block} />;
    case 'blocks.questions':
      return <Questions block={block} />;
    case 'blocks.reviews':
      return <Reviews block={block} />;
    case 'blocks.video':
      return <Video block={block} />;
    case 'blocks.callToAction':
      return <CallToAction block={block} />;
    case 'blocks.contact':
      return <Contact block={block} />;
    case 'blocks.gradeRoad':
      return <GradeRoad block={block} />;
    case 'blocks.branches':
      return <Branches block={block} />;
    case 'blocks.championships':
      return <Championships block={block} />;
    case 'blocks.starterCourse':
      return <StarterCourse block={block} />;
    case 'blocks.markets':
      return <Markets block={block} />;
    case 'blocks.articles':
      return <Articles block={block} />;
    case 'blocks.contents':
      return null;
  }
}
