import { useState } from 'react';
import { maxTextLength, type AuthoredStep } from '@/lib/lessons/authored-lesson';
import { PositionBench } from '@/platform/go/position-editor/position-bench';
import type { EditorTexts } from '@/platform/go/position-editor/editor-texts';
import { ui } from './editor-labels';
import { VideoSelect } from './video-select';
import { GameForm } from './game-form';
import { textLabels } from './lesson-labels';
import { MomentsEditor } from './moments-editor';
import { NumberField } from './number-field';
import { QuestionForm } from './question-form';
import { LocalizedFields } from './localized-fields';
import { StepPreview } from './step-preview';

type Props = { step: AuthoredStep; onChange: (step: AuthoredStep) => void; t: EditorTexts };

/** The form of a step, by its kind, and a preview as learners see it. */
export function StepForm({ step, onChange, t }: Props) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="le-form">
      <label className="pe-label">
        {t(ui.name)}
        <input
          type="text"
          value={step.id}
          maxLength={40}
          spellCheck={false}
          autoCapitalize="none"
          onChange={({ target }) => onChange({ ...step, id: target.value })}
        />
        <span className="pe-hint">{t(ui.nameHelp)}</span>
      </label>
      <LocalizedFields
        label={t(textLabels.title)}
        texts={step.title}
        max={maxTextLength.title}
        rows={1}
        onChange={(title) => onChange({ ...step, title })}
      />
      <KindForm step={step} onChange={onChange} t={t} />
      {step.kind !== 'film' && (
        <div className="le-form">
          <button
            type="button"
            className="pe-button le-start"
            aria-expanded={isShown}
            onClick={() => setShown(!isShown)}
          >
            {t(ui.preview)}
          </button>
          {isShown && <StepPreview step={step} t={t} />}
        </div>
      )}
    </div>
  );
}

function KindForm({ step, onChange, t }: Props) {
  switch (step.kind) {
    case 'board':
      return (
        <>
          <details className="pe-more" open={step.position.black === '' && step.position.white === ''}>
            <summary>{t(ui.setUp)}</summary>
            <PositionBench
              hasNotes={false}
              position={step.position}
              onEdit={({ size, black, white, crop }) =>
                onChange({ ...step, position: { size, black, white, ...(crop ? { crop } : {}) } })
              }
              t={t}
            />
          </details>
          <MomentsEditor step={step} onChange={onChange} t={t} />
        </>
      );
    case 'question':
      return <QuestionForm step={step} onChange={onChange} t={t} />;
    case 'game':
      return <GameForm step={step} onChange={onChange} t={t} />;
    case 'reading':
      return (
        <LocalizedFields
          label={t(textLabels.paragraphs)}
          texts={step.paragraphs}
          max={maxTextLength.paragraphs}
          rows={10}
          help={t(ui.paragraphsHelp)}
          onChange={(paragraphs) => onChange({ ...step, paragraphs })}
        />
      );
    case 'exercises':
      return (
        <>
          <NumberField
            label={t(ui.count)}
            value={step.count}
            min={3}
            max={10}
            onChange={(count) => onChange({ ...step, count: count ?? 5 })}
          />
          <LocalizedFields
            label={t(textLabels.text)}
            texts={step.text}
            max={maxTextLength.text}
            onChange={(text) => onChange({ ...step, text })}
          />
        </>
      );
    case 'film':
      return <VideoSelect step={step} onChange={onChange} t={t} />;
  }
}
