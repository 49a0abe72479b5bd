'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { judgeProblem, saveMaterial } from '@/lib/materials/queries';
import type { Material } from '@/lib/materials/contract';
import type { OwnProblem } from '@/lib/homework/own-problem';
import { checkPosition } from '@/lib/go/position';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useTeach } from '@/components/teach/shell/teach-context';
import { EditorFrame } from '../editor-frame';
import { ProblemBench } from './problem-bench';
import { TitleField } from '../title-field';
import { Verdict } from './verdict';

const fresh: OwnProblem = {
  position: { size: 9, black: '', white: '', toPlay: 'black' },
  goal: 'capture',
  right: [],
  // A deeper search takes much longer if the area is not closed.
  within: 3,
};

/** A problem of the teacher's own: its board, its right answers, and the verdict of the search. */
export function ProblemEditor({ material }: { material: Material | null }) {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const [saved, setSaved] = useState(material);
  const [title, setTitle] = useState(material?.title ?? '');
  const [problem, setProblem] = useState<OwnProblem>(() => problemIn(material) ?? fresh);
  const [key] = useState(() => newKey());
  const [isDirty, setDirty] = useState(material === null);
  const isWrong = checkPosition(problem.position).length > 0;
  const save = async () => {
    const content = { kind: 'problem' as const, ...problem };
    const now = await saveMaterial(saved, { title, content, key });
    setSaved(now);
    setDirty(false);
    return now;
  };
  const settle = (now: Material) => {
    if (!saved) goTo(hashFor(`problem/${now.id}`), { replace: true });
  };
  const saving = useAction(async () => {
    const now = await save();
    await notify('success', t('savedNow', { title: now.title }));
    settle(now);
  });
  const judging = useAction(async () => {
    const now = isDirty || !saved ? await save() : saved;
    setSaved(await judgeProblem(now.id));
    settle(now);
  });
  const change = (next: OwnProblem) => {
    setProblem(next);
    setDirty(true);
  };
  return (
    <EditorFrame
      title={t(material ? 'problemTitle' : 'newProblem')}
      lead={t('problemLead')}
      saving={saving}
      fault={isWrong ? t('faults.position', { step: 1 }) : undefined}
      result={
        <>
          <FormAlert error={judging.failure} onRetry={() => void judging.run()} />
          {saved && !isDirty && !judging.busy && <Verdict material={saved} size={problem.position.size} />}
        </>
      }
      mainButton={
        <Button
          disabled={isWrong || title.trim() === ''}
          busyLabel={judging.busy && t('judging')}
          onClick={() => void judging.run()}
        >
          {t('judge')}
        </Button>
      }
    >
      <TitleField
        title={title}
        onTitle={(next) => {
          setTitle(next);
          setDirty(true);
        }}
      />
      <ProblemBench problem={problem} onProblem={isOpen ? change : null} />
    </EditorFrame>
  );
}

function problemIn(material: Material | null): OwnProblem | null {
  if (material?.content.kind !== 'problem') return null;
  const { kind: _, ...problem } = material.content;
  return problem;
}
