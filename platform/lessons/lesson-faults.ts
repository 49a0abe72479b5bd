import type * as z from 'zod';
import { authoredSteps, type AuthoredOf, type AuthoredStep, type LocalizedText } from '@/lib/lessons/authored-lesson';
import { gamesOf } from '@/lib/lessons/frames';
import { locales, type Locale } from '@/lib/kernel/locale';
import { checkPosition } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import { isLocale, languageNames } from '@/lib/kernel/i18n/locales';
import type { Objection } from '@/platform/lessons/found';
import { stepIn } from '@/platform/lessons/lesson-in';
import { stakesOf } from '@/platform/lessons/posed-by';
import { faultText } from '@/platform/go/position-editor/fault-messages';
import { editorTexts, type EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { faultMessages } from './back-office/fault-messages';
import { isTextName, placeLabels, textLabels } from './back-office/lesson-labels';

type Place = { step?: number; id?: string; moment?: number; locale?: Locale };
type Fault = keyof typeof faultMessages;

/** 'Step 2 (find), moment 3, 日本語: the caption is missing.' */
function sentence(t: EditorTexts, { step, id, moment, locale }: Place, text: string): string {
  const place = [
    ...(step === undefined ? [] : [t(placeLabels.step, { n: step + 1 }) + (id ? ` (${id})` : '')]),
    ...(moment === undefined ? [] : [t(placeLabels.moment, { n: moment + 1 })]),
    ...(locale ? [languageNames[locale]] : []),
  ].join(t(placeLabels.comma));
  return place ? place + t(placeLabels.colon) + text : text;
}

/** What is wrong with the shape of a lesson, in the staff's language; empty when it can be saved as a draft. */
export function shapeFaults(value: unknown, language: string): string[] {
  const t = editorTexts(language);
  const { error } = authoredSteps.safeParse(value);
  const faults = error?.issues.map((issue) => shapeFault(t, value, issue)) ?? [];
  return [...new Set(faults)];
}

function shapeFault(t: EditorTexts, value: unknown, issue: z.core.$ZodIssue): string {
  const { path } = issue;
  const [step, part, ...rest] = path;
  const written = Array.isArray(value) && typeof step === 'number' ? (value[step] as { id?: unknown }) : undefined;
  const place: Place = {
    ...(typeof step === 'number' ? { step } : {}),
    ...(typeof written?.id === 'string' ? { id: written.id } : {}),
    ...(part === 'frames' && typeof rest[0] === 'number' ? { moment: rest[0] } : {}),
  };
  const last = path.at(-1);
  if (isLocale(last)) place.locale = last;
  const name = isLocale(last) ? path.at(-2) : last;
  const what = isTextName(name) ? t(textLabels[name]) : path.slice(1).join('.') || '?';
  if (part === 'id') return sentence(t, place, t(faultMessages.badId));
  const max = issue.code === 'too_big' ? String(issue.maximum) : '';
  if (max && place.locale) return sentence(t, place, t(faultMessages.tooLong, { what, max }));
  if (max && issue.code === 'too_big' && issue.origin === 'array')
    return sentence(t, place, t(faultMessages.tooMany, { max }));
  return sentence(t, place, t(faultMessages.shape, { what }));
}

type Around = { families: readonly unknown[]; title: Partial<LocalizedText>; summary: Partial<LocalizedText> };

/** What prevents a lesson from being published, except for objections that need a search. */
export function publishFaults(steps: readonly AuthoredStep[], around: Around, language: string): string[] {
  const t = editorTexts(language);
  const isWritten = (text: string | null | undefined) => Boolean(text?.trim());
  const faults = locales.flatMap((locale) => [
    ...(isWritten(around.title[locale]) ? [] : [sentence(t, { locale }, t(faultMessages.noTitle))]),
    ...(isWritten(around.summary[locale]) ? [] : [sentence(t, { locale }, t(faultMessages.noSummary))]),
  ]);
  if (steps.length < 2) faults.push(t(faultMessages.fewSteps));
  const seen = new Set<string>();
  steps.forEach((step, index) => {
    const at: Place = { step: index, id: step.id };
    const add = (fault: Fault, more: Place = {}, values: Record<string, string> = {}) =>
      faults.push(sentence(t, { ...at, ...more }, t(faultMessages[fault], values)));
    if (seen.has(step.id)) add('twice');
    seen.add(step.id);
    for (const { name, texts, moment } of textsOf(step))
      for (const locale of locales)
        if (!isWritten(texts[locale]))
          add('missing', { locale, ...(moment === undefined ? {} : { moment }) }, { what: t(textLabels[name]) });
    switch (step.kind) {
      case 'board':
        return boardFaults(step, t, at, faults, add);
      case 'question':
        return questionFaults(step, t, at, faults, add);
      case 'exercises':
        return void (around.families.length === 0 && add('noFamilies'));
      case 'film':
        return void (step.film === null && add('noVideo'));
      case 'game': {
        const { size, black = '', white = '' } = step.game;
        for (const fault of checkPosition({ size, black, white }))
          faults.push(sentence(t, at, faultText(fault, size, t.language)));
      }
    }
  });
  return faults;
}

type Add = (fault: Fault, more?: Place, values?: Record<string, string>) => void;

function boardFaults(step: AuthoredOf<'board'>, t: EditorTexts, at: Place, faults: string[], add: Add) {
  const { position, frames } = step;
  const wrong = checkPosition(position);
  for (const fault of wrong) faults.push(sentence(t, at, faultText(fault, position.size, t.language)));
  if (frames.length < 2) add('fewMoments');
  if (wrong.length > 0) return;
  const broken = frames.findIndex(
    (_, index) => !isPlayable(() => gamesOf(position, frames.slice(0, index + 1), playRule)),
  );
  if (broken >= 0) return add('illegal', { moment: broken });
  // Placeholders in braces are filled from the board, separately in each language.
  for (const locale of locales)
    try {
      stepIn(step, locale);
    } catch (error) {
      const [, moment, what = ''] = /^moment (\d+): (.*)/s.exec((error as Error).message) ?? [];
      add('badSlot', { locale, ...(moment ? { moment: Number(moment) - 1 } : {}) }, { what });
    }
}

const isPlayable = (play: () => unknown): boolean => {
  try {
    play();
    return true;
  } catch {
    return false;
  }
};

function questionFaults(step: AuthoredOf<'question'>, t: EditorTexts, at: Place, faults: string[], add: Add) {
  for (const fault of checkProblem(step, playRule))
    faults.push(sentence(t, at, faultText(fault, step.position.size, t.language)));
  const isJudged = step.goal === 'bestMove';
  if (!isJudged && !step.search) add('noSearch');
  if (!isJudged && step.goal !== 'endgame' && stakesOf(step).length === 0) add('noStakes');
  if (step.goal === 'endgame' && step.search && step.search.points === undefined) add('noPoints');
  for (const locale of locales) {
    const { prompt, right, wrong, hint } = step;
    if (prompt[locale].includes('{point}')) add('namesMove', { locale });
    for (const texts of [prompt, right, wrong, hint])
      for (const [slot] of texts[locale].matchAll(/\{[^}]*\}/g))
        if (slot !== '{point}' || texts === hint) add('badSlot', { locale }, { what: slot });
  }
}

type Text = { name: keyof typeof textLabels; texts: LocalizedText; moment?: number };
function textsOf(step: AuthoredStep): Text[] {
  const title: Text = { name: 'title', texts: step.title };
  switch (step.kind) {
    case 'board':
      return [title, ...step.frames.map(({ caption }, moment): Text => ({ name: 'caption', texts: caption, moment }))];
    case 'question':
      return [title, ...(['prompt', 'right', 'wrong', 'hint'] as const).map((name) => ({ name, texts: step[name] }))];
    case 'reading':
      return [title, { name: 'paragraphs', texts: step.paragraphs }];
    case 'game':
    case 'exercises':
      return [title, { name: 'text', texts: step.text }];
    case 'film':
      return [title];
  }
}

/** The text of an objection, with the place of the question it is about. */
export function objectionText(
  objection: Objection,
  { size, ...place }: Place & { size: number },
  language: string,
): string {
  const t = editorTexts(language);
  const point = (at: string) => t.point(at, size);
  const text = () => {
    if (!('at' in objection)) return t(faultMessages[objection.code]);
    if (objection.code === 'unsettled' && objection.at === 'pass') return t(faultMessages.unsettledPass);
    if (objection.code === 'refuted' && objection.reply)
      return t(faultMessages.refutedBy, { at: point(objection.at), reply: point(objection.reply) });
    return t(faultMessages[objection.code], { at: point(objection.at) });
  };
  return sentence(t, place, text());
}
