import type { CatalogueItem } from '@/lib/catalogue/reads';
import { gradeRange } from '@/lib/kernel/grades';
import { readProblem } from '@/lib/go/read-problem';
import { chipsOf } from '../card/card-content';
import { readCardTexts } from '../card/read-card-texts';
import { About, Practicalities } from './about';
import { CourseBreadcrumb } from './breadcrumb';
import { Gallery } from './gallery';
import { galleryViews } from './gallery-views';
import { Lessons } from './lessons';
import { ParentsZone } from './parents-zone';
import { PricePanel, PriceTag } from './price-panel';
import { Purchase } from '../card/purchase';
import { Questions } from './questions';
import { Related } from './related';
import { TryBoard } from './try-board';

/** One product, whatever its type. On phones the title comes first, then the board or the pictures, then the price. */
export async function CoursePage({ item }: { item: CatalogueItem }) {
  const texts = await readCardTexts();
  const problem = readProblem(item.copy.problem);
  if (!problem && item.copy.problem) {
    // The page shows the plain diagram; staff correct the problem in the back office.
    console.error(JSON.stringify({ level: 'error', product: item.id, msg: 'its problem cannot be played' }));
  }
  const views = galleryViews(item);
  const chips = [...new Set([...chipsOf(item, texts), gradeRange(item)].filter((chip) => chip !== null))];
  return (
    <div>
      <div className="wrap pb-14 md:pb-20">
        <CourseBreadcrumb item={item} />
        <div className="grid gap-7 max-lg:grid-cols-[minmax(0,1fr)] lg:gap-x-[52px] lg:gap-y-6 lg:[grid-template:'board_title'_auto_'board_price'_1fr_'body_price'_auto/minmax(0,1.15fr)_minmax(0,0.85fr)]">
          <header className="lg:[grid-area:title]">
            <ul className="flex flex-wrap gap-2">
              {chips.map((chip) => (
                <li key={chip} className="chip">
                  {chip}
                </li>
              ))}
            </ul>
            <h1 className="mt-3 text-[clamp(1.9rem,1.2rem+2.2vw,2.9rem)]">{item.copy.title}</h1>
            <p className="prose-width mt-3 text-ink-2">{item.copy.summary}</p>
          </header>
          <div id="try" className="lg:[grid-area:board]">
            {views.length > 0 ? (
              <Gallery views={views} title={item.copy.title} />
            ) : (
              <TryBoard item={item} problem={problem} />
            )}
          </div>
          <div className="lg:sticky lg:top-[calc(var(--header)+20px)] lg:self-start lg:[grid-area:price]">
            <PricePanel item={item} />
          </div>
          <div className="mt-4 grid gap-11 lg:[grid-area:body] [&_h2]:text-[1.55rem]">
            <About item={item} />
            <Lessons contents={item.copy.contents} sampleHref={problem ? '#try' : null} />
            <ParentsZone copy={item.copy} />
            <Practicalities item={item} />
            <Questions questions={item.copy.questions} />
          </div>
        </div>
        <Related id={item.id} />
      </div>
      {/* Beside a long price the button's label stays on one line. */}
      <div className="buy-bar sticky bottom-(--covered) z-30 flex items-center justify-between gap-3 rounded-t-[20px] border-t border-line bg-card px-[clamp(16px,4vw,24px)] pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_rgb(122_62_6/0.25)] lg:hidden [&_.btn]:flex-none [&_.btn]:whitespace-nowrap">
        <PriceTag item={item} compact />
        <Purchase item={item} compact />
      </div>
    </div>
  );
}
