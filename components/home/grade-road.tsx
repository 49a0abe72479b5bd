import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { gradesOfStage, stages, type Stage } from '@/lib/domain/grades';
import { Link } from '@/lib/i18n/link';
import { roadPath, roadPoint, roadSize } from './road-geometry';
import { Section } from './section';

const percent = (part: number, whole: number) => `${Math.round((part / whole) * 10_000) / 100}%`;
const gradesOf = (stage: Stage) => {
  const { from, to } = gradesOfStage[stage];
  return Array.from({ length: from - to + 1 }, (_, index) => from - index);
};

/** All nineteen grades as stones on one road; each leads to its courses. On phones the road runs down the page. */
export async function GradeRoad() {
  const t = await getTranslations('home');
  return (
    <Section name="road" lead={t('road.lead')}>
      <div className="road">
        <svg viewBox={`0 0 ${roadSize.width} ${roadSize.height}`} aria-hidden="true" className="road-picture">
          {stages.map((stage) => (
            <path key={stage} d={roadPath(stage)} className={`road-${stage}`} />
          ))}
          <path d={flag()} className="road-flag" />
        </svg>
        <ol className="road-stages">
          {stages.map((stage) => (
            <li key={stage} className={`road-stage road-${stage}`}>
              <div className="road-words" style={place(labelPoint(stage))}>
                <h3>
                  {t(`road.${stage}.name`)} <small>{`G${gradesOfStage[stage].from}–G${gradesOfStage[stage].to}`}</small>
                </h3>
                <p>{t(`road.${stage}.text`)}</p>
              </div>
              <ol className="road-stones">
                {gradesOf(stage).map((grade) => (
                  <li key={grade} style={place(roadPoint(grade))}>
                    <Link
                      to={`courses?gradeFrom=${grade}&gradeTo=${grade}`}
                      aria-label={t('road.stone', { grade: `G${grade}` })}
                      className={`go-stone ${grade % 2 ? '' : 'go-stone-white'}`}
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
    </Section>
  );
}

function place({ x, y }: { x: number; y: number }): CSSProperties {
  return { '--x': percent(x, roadSize.width), '--y': percent(y, roadSize.height) } as CSSProperties;
}

/** Below its stretch, whose lowest point may be at either end. */
function labelPoint(stage: Stage) {
  const { from, to } = gradesOfStage[stage];
  const middle = (from + to) / 2;
  const lowest = Math.max(...[from, middle, to].map((grade) => roadPoint(grade).y));
  return { x: roadPoint(middle).x, y: lowest + 30 };
}

function flag(): string {
  const { x, y } = roadPoint(1);
  return `M${x} ${y - 18}v-44l30 11-30 11`;
}
