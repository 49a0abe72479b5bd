import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales, type Locale } from '@/lib/domain/locale';
import { fillCaption } from '@/lib/domain/learning/captions';
import { gamesOf } from '@/lib/domain/learning/frames';
import { parsePoint, splitPoints, type Position, type Problem } from '@/lib/domain/position';
import type { LessonStep } from '@/lib/domain/learning/lesson';
import type { Posed } from '@/lib/go/answers';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { chainAt, libertiesAt, playRule, stonesOf, type Game } from '@/lib/go/rules';
import { parseData } from '@/platform/seed/data';
import { checkedProblem } from '@/platform/seed/catalogue/written-problem';
import { topicShape, wordsShape, type Answers, type TopicData, type TopicStep, type TopicWords } from './topic-shape';

/** Topics are files: the board and the questions in `topic.yaml`, the words of each language beside it (docs/decisions/044). */
export const topicsFolder = 'content/topics';

export type Topic = { code: string; data: TopicData; words: Record<Locale, TopicWords>; answers: Answers };
type Question = Extract<TopicStep, { kind: 'question' }>;

export const topicCodes = (): string[] =>
  readdirSync(topicsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

export function readTopic(code: string): Topic {
  const read = (name: string) => readFileSync(join(topicsFolder, code, name), 'utf8');
  const name = (file: string) => join(topicsFolder, code, file);
  const words = Object.fromEntries(
    locales.map((locale) => [locale, parseData(name(`${locale}.yaml`), read(`${locale}.yaml`), wordsShape)]),
  ) as Record<Locale, TopicWords>;
  const answers = existsSync(name('answers.json')) ? (JSON.parse(read('answers.json')) as Answers) : {};
  return { code, data: parseData(name('topic.yaml'), read('topic.yaml'), topicShape), words, answers };
}

/** The part of a question that is searched; null where its moves are written down. */
export function posedBy(step: Question): Posed | null {
  if (step.moves) return null;
  const targets = splitPoints(step.targets);
  const position: Position = {
    ...step.position,
    toPlay: step.toPlay,
    marks: targets.map((at) => ({ at, kind: 'triangle' })),
  };
  const { goal, region, within, wide, points } = step;
  if (!within) throw new Error(`${step.id}: a question that is searched says within how many moves`);
  return { position, goal, proof: { targets, region: region?.split(/\s+/), within, wide, points } };
}

/** What an answer tree was found of: it is searched anew when this changes. */
export const posedKey = ({ position, goal, proof }: Posed) =>
  JSON.stringify([position.size, position.black, position.white, position.toPlay, goal, proof]);

function problemOf(topic: Topic, step: Question): Problem {
  const where = `${topic.code}/${step.id}`;
  const posed = posedBy(step);
  if (!posed) {
    const { position, toPlay, goal, moves, otherwise } = step;
    return checkedProblem(
      { position: { ...position, toPlay }, goal, moves, ...(otherwise ? { otherwise } : {}) },
      where,
    );
  }
  const tree = topic.answers[step.id];
  if (tree?.of !== posedKey(posed)) throw new Error(`${where} has no answers yet: npm run topics -- ${topic.code}`);
  return {
    position: posed.position,
    goal: posed.goal,
    moves: tree.moves,
    ...(tree.otherwise ? { otherwise: tree.otherwise } : {}),
  };
}

/** The lesson of a topic in one language. @throws where words and board do not fit together */
export function lessonOf(topic: Topic, locale: Locale): LessonStep[] {
  const words = topic.words[locale];
  const ids = topic.data.steps.map(({ id }) => id);
  const more = Object.keys(words.steps).filter((id) => !ids.includes(id));
  if (more.length) throw new Error(`${topic.code} ${locale}: no step is called ${more.join(', ')}`);
  return topic.data.steps.map((step) => {
    const said = words.steps[step.id];
    const where = `${topic.code}/${step.id} ${locale}`;
    if (!said) throw new Error(`${where}: no words`);
    const { id, kind } = step;
    const { title } = said;
    if (kind === 'board' && 'captions' in said)
      return { id, kind, title, ...narrated(step, said.captions, locale, where) };
    if (kind === 'question' && 'prompt' in said) {
      const { prompt, right, wrong, hint } = said;
      return {
        id,
        kind,
        title,
        hint,
        problem: { ...problemOf(topic, step), texts: { [locale]: { prompt, right, wrong } } },
      };
    }
    if (kind === 'reading' && 'paragraphs' in said) return { id, kind, title, paragraphs: said.paragraphs };
    if (kind === 'game' && 'text' in said) return { id, kind, title, text: said.text, game: defined(step.game) };
    if (kind === 'exercises' && 'text' in said) return { id, kind, title, text: said.text, count: step.count };
    throw new Error(`${where}: the words are not those of a ${kind}`);
  });
}

function defined(game: Extract<TopicStep, { kind: 'game' }>['game']) {
  const { black, white, ...rest } = game;
  return { ...rest, ...(black ? { black } : {}), ...(white ? { white } : {}) };
}

function narrated(step: Extract<TopicStep, { kind: 'board' }>, captions: string[], locale: Locale, where: string) {
  const { position, frames } = step;
  if (captions.length !== frames.length)
    throw new Error(`${where}: ${frames.length} moments, ${captions.length} captions`);
  const games = gamesOf(position, frames, playRule);
  const stones = (game: Game) => stonesOf(game, 'black').length + stonesOf(game, 'white').length;
  const { size } = position;
  return {
    position,
    frames: frames.map(({ moves, from, marks, labels }, index) => {
      const game = games[index]!;
      const before = games[from ?? index - 1];
      const standing = before
        ? stones(before)
        : splitPoints(position.black).length + splitPoints(position.white).length;
      const about = (at: string) => {
        if (![...stonesOf(game, 'black'), ...stonesOf(game, 'white')].includes(at))
          throw new Error(`${where}: nothing stands at ${at} in moment ${index + 1}`);
        return at;
      };
      return {
        moves,
        ...(from === undefined ? {} : { from }),
        ...(marks.length ? { marks } : {}),
        ...(labels.length ? { labels } : {}),
        caption: fillCaption(captions[index]!, {
          liberties: (at) => libertiesAt(game, about(at)),
          stones: (at) => chainAt(game, about(at)).chain.length,
          captured: standing + moves.length - stones(game),
          point: (at) => pointName(parsePoint(at, size)!, size, conventionOf(locale)),
        }),
      };
    }),
  };
}
