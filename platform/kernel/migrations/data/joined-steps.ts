/** As they were at this migration. */
const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'] as const;
type Old = Record<string, unknown> & { id?: unknown; kind?: unknown };
export type ByLocale = Partial<Record<string, unknown>>;

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const list = (value: unknown): Old[] => (Array.isArray(value) ? value : []);
const record = (value: unknown) => (value && typeof value === 'object' ? (value as Record<string, unknown>) : {});
const inEach = (say: (locale: string) => string) => Object.fromEntries(locales.map((locale) => [locale, say(locale)]));

/** What one list for each language said, as one list: boards from the first language that has any, words by the names of the steps. */
export function joinedSteps(said: ByLocale): object[] | null {
  const first = locales.map((locale) => list(said[locale])).find((steps) => steps.length > 0);
  return first?.flatMap((step) => joined(step, said)) ?? null;
}

function joined(step: Old, said: ByLocale): object[] {
  const { id, kind } = step;
  const inLocale = (locale: string) =>
    list(said[locale]).find((other) => other.id === id && other.kind === kind) ?? ({} as Old);
  const words = (name: string) => inEach((locale) => text(inLocale(locale)[name]));
  const head = { id, kind, title: words('title') };
  switch (kind) {
    case 'board': {
      const frames = list(step.frames).map((frame, index) => ({
        ...frame,
        caption: inEach((locale) => text(list(inLocale(locale).frames)[index]?.caption)),
      }));
      return [{ ...head, position: step.position, frames }];
    }
    case 'question': {
      const { position, goal, moves, otherwise } = record(step.problem);
      const asked = (name: string) =>
        inEach((locale) => text(record(record(record(inLocale(locale).problem).texts)[locale])[name]));
      return [
        {
          ...head,
          ...{ position, goal, search: null, moves, ...(otherwise ? { otherwise } : {}) },
          ...{ prompt: asked('prompt'), right: asked('right'), wrong: asked('wrong'), hint: words('hint') },
        },
      ];
    }
    case 'reading':
      return [{ ...head, paragraphs: inEach((locale) => list(inLocale(locale).paragraphs).map(text).join('\n\n')) }];
    case 'game':
      return [{ ...head, text: words('text'), game: step.game }];
    case 'exercises':
      return [{ ...head, text: words('text'), count: step.count }];
    case 'film':
      return [{ ...head, film: null }];
    // Whatever else somebody wrote into the field was never shown.
    default:
      return [];
  }
}
