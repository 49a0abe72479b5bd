'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { notify } from '@/components/ui/toasts/notify';
import { saveMaterial } from '@/lib/materials/queries';
import type { Material } from '@/lib/materials/contract';
import { faultOf, maxTitleLength, newPage, type BoardPage } from '@/lib/materials/board-page';
import { playRule } from '@/lib/go/rules';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useTeach } from '@/components/teach/shell/teach-context';
import { EditorFrame } from '../editor-frame';
import { OpenSgf } from './open-sgf';
import { PagePosition } from './page-position';
import { PageSteps } from './page-steps';
import { TitleField } from '../title-field';
import { ToolBar } from '../tool-bar';

const parts = ['position', 'steps'] as const;

/** A board page: its position, then the steps that lead on from it. */
export function PageEditor({ material }: { material: Material | null }) {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const [saved, setSaved] = useState(material);
  const [title, setTitle] = useState(material?.title ?? '');
  const [page, setPage] = useState<BoardPage>(() => pageIn(material) ?? newPage(9));
  const [part, setPart] = useState<(typeof parts)[number]>(material ? 'steps' : 'position');
  const [at, setAt] = useState(0);
  // The idempotency key: sending again creates nothing twice.
  const [key] = useState(() => newKey());
  const fault = faultOf(page, playRule);
  const saving = useAction(async () => {
    const content = { kind: 'page' as const, ...page };
    const now = await saveMaterial(saved, { title, content, key });
    setSaved(now);
    await notify('success', t('savedNow', { title: now.title }));
    if (!saved) goTo(hashFor(`page/${now.id}`), { replace: true });
  });
  return (
    <EditorFrame
      title={t(material ? 'pageTitle' : 'newPage')}
      lead={t('pageLead')}
      saving={saving}
      fault={fault ? t(`faults.${fault.code}`, { step: fault.step + 1 }) : undefined}
    >
      <TitleField title={title} onTitle={setTitle} />
      {isOpen && (
        <OpenSgf
          onOpen={(read) => {
            setPage(read.page);
            setAt(0);
            setPart('steps');
            if (title === '') setTitle(read.title.slice(0, maxTitleLength));
          }}
        />
      )}
      {isOpen && (
        <ToolBar
          label={t('part')}
          tools={parts}
          tool={part}
          onTool={setPart}
          nameOf={(each) => t(`pageParts.${each}`)}
        />
      )}
      {part === 'position' && isOpen ? (
        <PagePosition page={page} onPage={setPage} />
      ) : (
        <PageSteps page={page} at={at} onAt={setAt} onPage={isOpen ? setPage : null} />
      )}
    </EditorFrame>
  );
}

function pageIn(material: Material | null): BoardPage | null {
  if (material?.content.kind !== 'page') return null;
  const { position, steps } = material.content;
  return { position, steps };
}
