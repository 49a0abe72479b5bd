import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { previewAsks, previewPath, type PreviewShows } from '@/lib/lessons/lesson-preview';
import { hrefFor } from '@/lib/kernel/links/href';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import type { Locale } from '@/lib/kernel/locale';
import { stepIn } from '@/platform/lessons/lesson-in';
import { localeOfLanguage } from '@/platform/kernel/back-office/staff-text';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ui } from './editor-labels';

type Shown = PreviewShows['step'];
type Props = { step: Exclude<AuthoredStep, { kind: 'film' }>; t: EditorTexts };

/** Milliseconds without a change before the page in the frame is updated. */
const pause = 500;

/** Exercises are drawn for users who may study the lesson; the preview has no user, so it shows their text instead. */
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

/** Shows the step as it is written now, on the learning app's own page. */
export function StepPreview({ step, t }: Props) {
  const [locale, setLocale] = useState<Locale>(() => localeOfLanguage(t.language));
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
    <section className="le-preview" aria-label={t(ui.previewTitle)}>
      <div className="pe-row" role="group" aria-label={t(ui.previewLanguage)}>
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
      {step.kind === 'exercises' && <p className="pe-hint">{t(ui.previewExercises)}</p>}
      {shown instanceof Error && <p className="pe-alert">{t(ui.previewBroken, { why: shown.message })}</p>}
      <iframe key={locale} ref={frame} title={t(ui.previewTitle)} src={hrefFor(locale, previewPath)} />
    </section>
  );
}
