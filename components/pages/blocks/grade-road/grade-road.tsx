import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import type { BlockOf } from '@/lib/pages/blocks';
import { gradeRange, gradesOfStage, stages, type Stage } from '@/lib/kernel/grades';
import { Link } from '@/lib/kernel/links/link';
import { roadPath, roadPoint, roadSize } from './road-geometry';
import { BlockSection } from '../frame/block-section';

const gradesOf = (stage: Stage) => {
  const { from, to } = gradesOfStage[stage];
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
};
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;
const place = ({ x, y }: { x: number; y: number }) =>
  ({ '--x': percent(x, roadSize.width), '--y': percent(y, roadSize.height) }) as CSSProperties;
const end = roadPoint(1);

/** All nineteen grades as stones on one road; each leads to its courses. On phones the road runs down the page. */
export async function GradeRoad({ block }: { block: BlockOf<'gradeRoad'> }) {
  const t = await getTranslations('blocks');
  return (
    <BlockSection block={block}>
      <div className="relative mt-7 lg:mb-9 lg:aspect-[1200/250]">
        <svg
          viewBox={`0 0 ${roadSize.width} ${roadSize.height}`}
          aria-hidden="true"
          className="hidden w-full overflow-visible lg:block"
          fill="none"
          strokeLinejoin="round"
        >
          {stages.map((stage) => (
            <path
              key={stage}
              d={roadPath(stage)}
              stroke={`var(--color-${stage})`}
              strokeWidth="54"
              strokeLinecap={stage === 'beginner' || stage === 'mastery' ? 'round' : undefined}
            />
          ))}
          <path
            d={`M${end.x} ${end.y - 18}v-44l30 11-30 11`}
            fill="var(--color-orange-600)"
            stroke="var(--color-orange-600)"
            strokeWidth="3"
          />
        </svg>
        <ol className="grid lg:contents">
          {stages.map((stage) => (
            <li
              key={stage}
              className="group grid grid-cols-[76px_1fr] gap-[18px] lg:contents"
              style={{ '--road': `var(--color-${stage})` } as CSSProperties}
            >
              <div
                className="self-center py-3 lg:absolute lg:top-[calc(var(--y)+8px)] lg:left-(--x) lg:w-[24%] lg:-translate-x-1/2 lg:px-2 lg:py-0 lg:text-center"
                style={place(labelPoint(stage))}
              >
                <h3 className="text-[1.3rem]">
                  {t(`road.${stage}.name`)}{' '}
                  <small className="text-[0.62em] font-bold text-ink-3">
                    {gradeRange({ gradeFrom: gradesOfStage[stage].from, gradeTo: gradesOfStage[stage].to })}
                  </small>
                </h3>
                <p className="mt-1.5 text-[15px] text-ink-2 lg:text-[14px] lg:leading-[1.55] lg:text-balance">
                  {t(`road.${stage}.text`)}
                </p>
              </div>
              <ol className="order-first grid justify-items-center gap-2 bg-(--road) py-2 group-first:rounded-t-[38px] group-first:pt-4 group-last:rounded-b-[38px] group-last:pb-4 max-lg:*:nth-[4n+1]:-translate-x-2 max-lg:*:nth-[4n+3]:translate-x-2 lg:contents lg:*:absolute lg:*:top-(--y) lg:*:left-(--x) lg:*:-translate-1/2">
                {gradesOf(stage).map((grade) => (
                  <li key={grade} style={place(roadPoint(grade))}>
                    <Link
                      to={`courses?gradeFrom=${grade}&gradeTo=${grade}`}
                      aria-label={t('road.stone', { grade: `G${grade}` })}
                      className={`go-stone size-10 text-[14px] transition-[scale] duration-120 hover:[scale:1.15] ${grade % 2 ? '' : 'go-stone-white'}`}
                    >
                      {grade}
                    </Link>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </BlockSection>
  );
}

/** Below the stage's part of the road, whose lowest point may be at either end. */
function labelPoint(stage: Stage) {
  const { from, to } = gradesOfStage[stage];
  const middle = (from + to) / 2;
  const lowest = Math.max(...[from, middle, to].map((grade) => roadPoint(grade).y));
  return { x: roadPoint(middle).x, y: lowest + 30 };
}
