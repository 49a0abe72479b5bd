'use client';

import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import { authoredSteps, maxSteps, type AuthoredStep } from '@/lib/lessons/authored-lesson';
import { stepKinds } from '@/lib/lessons/lesson';
import { textIn } from '@/platform/lessons/lesson-in';
import { JsonText } from '@/platform/kernel/back-office/fields/json-text';
import { editorTexts } from '@/platform/go/position-editor/editor-texts';
import { localeOfLanguage } from '@/platform/kernel/back-office/staff-text';
import { moved, newStep, replaced } from './edit-lesson';
import { ui } from './editor-labels';
import { kindLabels } from './lesson-labels';
import { StepForm } from './step-form';
import './lesson-editor.css';

type Props = { value: unknown; onChange: (steps: AuthoredStep[]) => void; language: string; hasVideos: boolean };

/** The steps if the forms can show them, else null; typed text may still be too long or too short, and an id invalid. */
function readSteps(value: unknown): AuthoredStep[] | null {
  if (value === null || value === undefined) return [];
  if (authoredSteps.safeParse(value).success) return value as AuthoredStep[];
  const issues = authoredSteps.safeParse(value).error?.issues ?? [];
  const isTyped = issues.every(({ path, code }) => path[1] === 'id' || code === 'too_big' || code === 'too_small');
  return Array.isArray(value) && isTyped ? (value as AuthoredStep[]) : null;
}

/** The steps of a lesson: put in order, each written on a form of its own. */
export function LessonEditor({ value, onChange, language, hasVideos }: Props) {
  const t = editorTexts(language);
  const locale = localeOfLanguage(language);
  const prefix = useId();
  const steps = readSteps(value);
  const [open, setOpen] = useState<number>();
  const [removed, setRemoved] = useState<{ step: AuthoredStep; index: number }>();
  const [notice, setNotice] = useState('');
  const [focus, setFocus] = useState<{ id: string }>();
  // A button that was moved with its step keeps the focus.
  useEffect(() => {
    if (focus) document.getElementById(focus.id)?.focus();
  }, [focus]);

  if (!steps)
    return (
      <div className="pe">
        <p className="pe-alert">{t(ui.broken)}</p>
        <div className="pe-row">
          <button type="button" className="pe-button" onClick={() => onChange([])}>
            {t(ui.beginAnew)}
          </button>
        </div>
        <JsonText label={t(ui.steps)} value={value} onChange={(next) => onChange(next as AuthoredStep[])} />
      </div>
    );

  const move = (from: number, to: number, button: 'up' | 'down' | 'head') => {
    if (to < 0 || to >= steps.length) return;
    onChange(moved(steps, from, to));
    // The open form stays with its step, whichever step moves.
    setOpen((now) =>
      now === undefined
        ? now
        : now === from
          ? to
          : from < now && now <= to
            ? now - 1
            : to <= now && now < from
              ? now + 1
              : now,
    );
    setNotice(t(ui.movedTo, { n: to + 1 }));
    setFocus({ id: `${prefix}${button}${to}` });
  };
  const remove = (index: number) => {
    setRemoved({ step: steps[index]!, index });
    onChange(steps.filter((_, place) => place !== index));
    setOpen((now) => (now === undefined || now === index ? undefined : now > index ? now - 1 : now));
    setFocus({ id: `${prefix}back` });
  };
  const bringBack = ({ step, index }: NonNullable<typeof removed>) => {
    const place = Math.min(index, steps.length);
    onChange([...steps.slice(0, place), step, ...steps.slice(place)]);
    setRemoved(undefined);
    setOpen(place);
    setFocus({ id: `${prefix}head${place}` });
  };
  const onKey = (index: number) => (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(index, index + (event.key === 'ArrowUp' ? -1 : 1), 'head');
  };
  const kinds = stepKinds.filter((kind) => kind !== 'film' || hasVideos);

  return (
    <div className="pe le">
      {steps.length === 0 && <p className="pe-hint">{t(ui.empty)}</p>}
      <ol className="le-steps" aria-label={t(ui.steps)}>
        {steps.map((step, index) => {
          const n = index + 1;
          const isOpen = open === index;
          return (
            <li key={index}>
              <div className="le-head">
                <button
                  type="button"
                  id={`${prefix}head${index}`}
                  className="le-title"
                  aria-expanded={isOpen}
                  aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                  onClick={() => setOpen(isOpen ? undefined : index)}
                  onKeyDown={onKey(index)}
                >
                  <span className="le-kind">{`${n} · ${t(kindLabels[step.kind])}`}</span>
                  <span>{textIn(step.title, locale) || t(ui.untitled)}</span>
                </button>
                {(
                  [
                    ['up', ui.up, '↑', () => move(index, index - 1, 'up'), index > 0],
                    ['down', ui.down, '↓', () => move(index, index + 1, 'down'), n < steps.length],
                    ['remove', ui.remove, '×', () => remove(index), true],
                  ] as const
                ).map(([name, label, sign, act, isPossible]) => (
                  <button
                    key={name}
                    type="button"
                    id={`${prefix}${name}${index}`}
                    className="pe-tool"
                    aria-label={t(label, { n })}
                    title={t(label, { n })}
                    aria-disabled={!isPossible || undefined}
                    onClick={() => isPossible && act()}
                  >
                    {sign}
                  </button>
                ))}
              </div>
              {isOpen && <StepForm step={step} onChange={(now) => onChange(replaced(steps, index, now))} t={t} />}
            </li>
          );
        })}
      </ol>
      <p role="status" className="pe-status">
        {notice}
      </p>
      <div className="pe-row" role="group" aria-label={t(ui.add)}>
        <span className="pe-lead">{t(ui.add)}</span>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="pe-button"
            aria-label={t(ui.addKind, { kind: t(kindLabels[kind]) })}
            disabled={steps.length >= maxSteps}
            onClick={() => {
              onChange([...steps, newStep(kind, steps)]);
              setOpen(steps.length);
              setFocus({ id: `${prefix}head${steps.length}` });
            }}
          >
            {t(kindLabels[kind])}
          </button>
        ))}
        {removed && (
          <button type="button" id={`${prefix}back`} className="pe-button" onClick={() => bringBack(removed)}>
            {t(ui.bringBack)}
          </button>
        )}
      </div>
    </div>
  );
}
