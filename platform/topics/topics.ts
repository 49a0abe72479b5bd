import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@/lib/kernel/locale';
import type { AuthoredStep, LocalizedText } from '@/lib/lessons/authored-lesson';
import { splitPoints, type Position, type Problem } from '@/lib/go/position';
import type { LessonStep } from '@/lib/lessons/lesson';
import { posedKey, type Posed } from '@/lib/go/answers';
import { stepIn } from '@/platform/lessons/lesson-in';
import { parseData } from '@/platform/kernel/content/data';
import { checkedProblem } from '@/platform/bank/written-problem';
import { topicShape, textsShape, type Answers, type TopicData, type TopicStep, type TopicTexts } from './topic-shape';

/** Topics are files: the board and the questions in `topic.yaml`, the texts of each language next to it (docs/decisions/044). */
export const topicsFolder = 'content/topics';

export type Topic = { code: string; data: TopicData; texts: Record<Locale, TopicTexts>; answers: Answers };
type StepTexts = TopicTexts['steps'][string];
type Question = Extract<TopicStep, { kind: 'question' }>;

export const topicCodes = (): string[] =>
  readdirSync(topicsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export function readTopic(code: string): Topic {
  const read = (name: string) => readFileSync(join(topicsFolder, code, name), 'utf8');
  const name = (file: string) => join(topicsFolder, code, file);
  const texts = Object.fromEntries(
    locales.map((locale) => [locale, parseData(name(`${locale}.yaml`), read(`${locale}.yaml`), textsShape)]),
  ) as Record<Locale, TopicTexts>;
  const answers = existsSync(name('answers.json')) ? (JSON.parse(read('answers.json')) as Answers) : {};
  return { code, data: parseData(name('topic.yaml'), read('topic.yaml'), topicShape), texts, answers };
}

/** The position and the goal to search; null where the moves are written down. */
export function posedBy(step: Question): Posed | null {
  if (step.moves) return null;
  const targets = splitPoints(step.targets);
  const position: Position = {
    ...step.position,
    toPlay: step.toPlay,
    marks: [
      ...targets.map((at) => ({ at, kind: 'triangle' as const })),
      ...splitPoints(step.marks).map((at) => ({ at, kind: 'square' as const })),
    ],
  };
  const { goal, region, within, wide, points } = step;
  if (!within) throw new Error(`${step.id}: a question that is searched says within how many moves`);
  return { position, goal, proof: { targets, region: region?.split(/\s+/), within, wide, points } };
}

/** The position of a question with written moves; `marks` become triangles, as there are no stones at stake. */
const writtenPosition = ({ position, toPlay, marks }: Question): Position => ({
  ...position,
  toPlay,
  ...(marks ? { marks: splitPoints(marks).map((at) => ({ at, kind: 'triangle' })) } : {}),
});

function answered(topic: Topic, step: Question): Pick<Problem, 'moves' | 'otherwise'> {
  const where = `${topic.code}/${step.id}`;
  const { position, toPlay, goal, moves, otherwise } = step;
  const posed = posedBy(step);
  if (!posed) {
    const written = { position: { ...position, toPlay }, goal, moves, ...(otherwise ? { otherwise } : {}) };
    return checkedProblem(written, where);
  }
  const tree = topic.answers[step.id];
  if (tree?.of !== posedKey(posed)) throw new Error(`${where} has no answers yet: npm run topics -- ${topic.code}`);
  return tree;
}

/** The lesson of a topic in one language. @throws where texts and board do not match */
export const lessonOf = (topic: Topic, locale: Locale): LessonStep[] =>
  authoredOf(topic).flatMap((step) => {
    if (step.kind === 'film') return [];
    try {
      return [stepIn(step, locale)];
    } catch (error) {
      throw new Error(`${topic.code}/${step.id} ${locale}: ${(error as Error).message}`);
    }
  });

/** A topic in the form in which lessons are stored. @throws where its texts do not match its steps */
export function authoredOf(topic: Topic): AuthoredStep[] {
  const { code, data, texts } = topic;
  const ids = data.steps.map(({ id }) => id);
  for (const locale of locales) {
    const more = Object.keys(texts[locale].steps).filter((id) => !ids.includes(id));
    if (more.length) throw new Error(`${code} ${locale}: no step is called ${more.join(', ')}`);
  }
  return data.steps.map((step) => authored(topic, step));
}

function authored(topic: Topic, step: TopicStep): AuthoredStep {
  const { id, kind } = step;
  const inEach = (textIn: (texts: StepTexts, where: string) => string) =>
    Object.fromEntries(
      locales.map((locale) => {
        const texts = topic.texts[locale].steps[id];
        const where = `${topic.code}/${id} ${locale}`;
        if (!texts) throw new Error(`${where}: no texts`);
        return [locale, textIn(texts, where)];
      }),
    ) as LocalizedText;
  const field = (name: 'title' | 'text' | 'prompt' | 'right' | 'wrong' | 'hint') =>
    inEach((texts, where) => {
      const text = (texts as Partial<Record<typeof name, string>>)[name];
      if (text === undefined) throw new Error(`${where}: the texts are not those of a ${kind}`);
      return text;
    });
  const head = { id, title: field('title') };
  switch (step.kind) {
    case 'board': {
      const captions = (index: number) =>
        inEach((texts, where) => {
          if (!('captions' in texts)) throw new Error(`${where}: the texts are not those of a board`);
          const { length } = texts.captions;
          if (length !== step.frames.length)
            throw new Error(`${where}: ${step.frames.length} moments, ${length} captions`);
          return texts.captions[index]!;
        });
      const frames = step.frames.map(({ moves, from, marks, labels }, index) => ({
        moves,
        ...(from === undefined ? {} : { from }),
        ...(marks.length ? { marks } : {}),
        ...(labels.length ? { labels } : {}),
        caption: captions(index),
      }));
      return { ...head, kind: 'board', position: step.position, frames };
    }
    case 'question': {
      const { goal, region, within, wide, points } = step;
      const posed = posedBy(step);
      const { moves, otherwise } = answered(topic, step);
      return {
        ...head,
        kind: 'question',
        position: posed ? posed.position : writtenPosition(step),
        goal,
        search: posed && {
          ...(region ? { region } : {}),
          within: within!,
          ...(wide === undefined ? {} : { wide }),
          ...(points === undefined ? {} : { points }),
        },
        moves,
        ...(otherwise ? { otherwise } : {}),
        prompt: field('prompt'),
        right: field('right'),
        wrong: field('wrong'),
        hint: field('hint'),
      };
    }
    case 'reading': {
      const paragraphs = inEach((texts, where) => {
        if (!('paragraphs' in texts)) throw new Error(`${where}: the texts are not those of a reading`);
        return texts.paragraphs.join('\n\n');
      });
      return { ...head, kind: 'reading', paragraphs };
    }
    case 'game': {
      const { black, white, ...game } = step.game;
      return {
        ...head,
        kind: 'game',
        text: field('text'),
        game: { ...game, ...(black ? { black } : {}), ...(white ? { white } : {}) },
      };
    }
    case 'exercises':
      return { ...head, kind: 'exercises', text: field('text'), count: step.count };
  }
}
