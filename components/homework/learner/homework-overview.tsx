'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import type { OwnHomework, OwnHomeworkItem } from '@/lib/homework/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { homeworkHref, learnHref, lessonHref, playHref } from '@/components/learn/shell/learn-href';
import { useHomeworkTexts } from './homework-texts';
import { ClosedNote } from './closed-note';

const isDone = (item: OwnHomeworkItem): boolean => (item.kind === 'lesson' ? item.state === 'finished' : item.isDone);

function hasBegun(item: OwnHomeworkItem): boolean {
  if (item.kind === 'levels') return item.solved > 0;
  return isDone(item) || (item.kind !== 'lesson' && item.tries > 0);
}

/** One homework: its due date, the teacher's message, and its items. */
export function HomeworkOverview({ homework }: { homework: OwnHomework }) {
  const t = useTranslations('homework.own');
  const { locale } = useAccount();
  const { stateText } = useHomeworkTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { id, title, words, items, state } = homework;
  const next = items.find((item) => !isDone(item));
  const isBegun = items.some(hasBegun);
  return (
    <div className="grid max-w-[720px] gap-5">
      <DocumentTitle>{title}</DocumentTitle>
      <header className="grid gap-1">
        <PageLink href={learnHref(locale)} className="link inline-flex min-h-6 justify-self-start text-sm">
          {t('toToday')}
        </PageLink>
        <h1 ref={heading} tabIndex={-1} className="text-3xl wrap-anywhere outline-none">
          {title}
        </h1>
        <p role="status" className={homework.isOverdue ? 'font-semibold text-danger' : 'text-ink-2'}>
          {stateText({ ...homework, items: items.length })}
        </p>
      </header>
      {state !== 'open' && <ClosedNote state={state} />}
      {words && <p className="card prose-width p-5 whitespace-pre-line wrap-anywhere">{words}</p>}
      {state === 'open' && next && (
        <p>
          <Way id={id} item={next} className="btn btn-primary learn-cue">
            {t(isBegun ? 'goOn' : 'begin')}
          </Way>
        </p>
      )}
      <ol className="grid gap-2">
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            <Way id={id} item={item} isOpen={state === 'open'} className="learn-row card">
              <span className="min-w-0 flex-1">
                <span className="block font-bold">
                  <ItemName item={item} number={index + 1} />
                </span>
                <span className="text-sm text-ink-2">
                  <ItemState item={item} />
                </span>
              </span>
            </Way>
          </li>
        ))}
      </ol>
    </div>
  );
}

function keyOf(item: OwnHomeworkItem): string {
  if (item.kind === 'lesson') return `lesson/${item.lesson}`;
  return item.kind === 'levels' ? `levels/${item.theme}/${item.grade}` : item.id;
}

type WayProps = {
  id: string;
  item: OwnHomeworkItem;
  isOpen?: boolean;
  className: string;
  children: React.ReactNode;
};

/** Link to where an item is done; a problem of closed homework is no link. */
function Way({ id, item, isOpen = true, className, children }: WayProps) {
  const { locale } = useAccount();
  if (item.kind === 'lesson')
    return (
      <PageLink href={lessonHref(locale, item.course, item.lesson)} className={className}>
        {children}
      </PageLink>
    );
  if (item.kind === 'levels')
    return (
      <PageLink href={playHref(locale, `/theme/${item.theme}/${item.grade}`)} className={className}>
        {children}
      </PageLink>
    );
  return isOpen ? (
    <a href={homeworkHref(locale, `/${id}/${item.id}`)} className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  );
}

function ItemName({ item, number }: { item: OwnHomeworkItem; number: number }) {
  const t = useTranslations('homework.own');
  const family = useTranslations('notebook.family');
  const theme = useTranslations('ladder.themes');
  switch (item.kind) {
    case 'lesson':
      return t('lesson', { number, title: item.title });
    case 'problem':
      return t('problem', { number, family: family(item.family), grade: `G${item.grade}` });
    case 'own':
      return t('ownProblem', { number, title: item.title });
    case 'levels':
      return t('levels', { number, theme: theme(item.theme), grade: `G${item.grade}`, count: item.count });
  }
}

function ItemState({ item }: { item: OwnHomeworkItem }) {
  const t = useTranslations('homework.own');
  const lesson = useTranslations('learn.state');
  if (item.kind === 'lesson') return lesson(item.state);
  if (item.kind === 'levels') return t('levelsSolved', { solved: item.solved, count: item.count });
  return t(item.isFirstTry ? 'firstTry' : item.isDone ? 'solved' : item.tries > 0 ? 'tried' : 'untried');
}
