import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { previewAsks, previewPath, type PreviewShows } from '@/lib/lessons/lesson-preview';
import { hrefFor } from '@/lib/kernel/links/href';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import type { Locale } from '@/lib/kernel/locale';
import { stepIn } from '@/platform/lessons/lesson-in';
import { localeOfLanguage } from '@/platform/kernel/back-office/words';
import type { Say } from '@/platform/go/position-editor/say';
import { ui } from './editor-words';

type Shown = PreviewShows['step'];
type Props = { step: Exclude<AuthoredStep, { kind: 'film' }>; say: Say };

/** While somebody types, the page in the frame is left in peace. */
const pause = 500;

/** Exercises are drawn for who may study the lesson; a page that knows nobody shows what is said to them. */
function shownIn(step: Props['step'], locale: Locale): Shown | Error {
  try {
    const shown = stepIn(step, locale) as Shown;
    if (shown.kind !== 'exercises') return shown;
    const { id, title, text } = shown;
    return { id, title, kind: 'reading', paragraphs: [text] };
  } catch (error) {
    return error as Error;
  }
}

/** The step on the learning app's own page, as it is written now. */
export function StepPreview({ step, say }: Props) {
  const [locale, setLocale] = useState<Locale>(() => localeOfLanguage(say.language));
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = shownIn(step, locale);
  const text = shown instanceof Error ? '' : JSON.stringify(shown);
  const post = useEffectEvent(() => {
    if (shown instanceof Error) return;
    const message: PreviewShows = { type: 'sente-lesson-preview', step: shown };
    frame.current?.contentWindow?.postMessage(message, window.location.origin);
  });
  useEffect(() => {
    const answer = ({ source, origin, data }: MessageEvent) => {
      if (origin === window.location.origin && source === frame.current?.contentWindow && data === previewAsks) post();
    };
    window.addEventListener('message', answer);
    return () => window.removeEventListener('message', answer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => post(), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <section className="le-preview" aria-label={say(ui.previewTitle)}>
      <div className="pe-row" role="group" aria-label={say(ui.previewLanguage)}>
        {locales.map((each) => (
          <button
            key={each}
            type="button"
            className="pe-button"
            lang={each}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            {languageNames[each]}
          </button>
        ))}
      </div>
      {step.kind === 'exercises' && <p className="pe-hint">{say(ui.previewExercises)}</p>}
      {shown instanceof Error && <p className="pe-alert">{say(ui.previewBroken, { why: shown.message })}</p>}
      <iframe key={locale} ref={frame} title={say(ui.previewTitle)} src={hrefFor(locale, previewPath)} />
    </section>
  );
}
