'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { Field } from '@/components/ui/forms/field';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { useFileSize } from '@/components/ui/shell/use-file-size';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { ShownFile } from '@/components/materials/shown-file';
import { saveMaterial } from '@/lib/materials/queries';
import type { SentFile, ShownFile as Shown } from '@/lib/materials/files-contract';
import type { Material } from '@/lib/materials/contract';
import { maxTitleLength } from '@/lib/materials/board-page';
import { isAlt, isPicture, materialFiles } from '@/lib/materials/material-file';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ChooseFile } from './choose-file';
import { EditorFrame } from '../editor-frame';
import { TitleField } from '../title-field';

type Stored = Shown & { id: string };

/** A file: chosen and uploaded, then named and, if it is a picture, described. */
export function FileEditor({ material }: { material: Material | null }) {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const sizeOf = useFileSize();
  const [saved, setSaved] = useState(material);
  const [file, setFile] = useState(() => fileIn(material));
  const [title, setTitle] = useState(material?.title ?? '');
  const [alt, setAlt] = useState(material?.content.kind === 'file' ? material.content.alt : '');
  // The idempotency key: sending again creates nothing twice.
  const [key, setKey] = useState(() => newKey());
  const isAltValid = isAlt(alt);
  const saving = useAction(async () => {
    const content = { kind: 'file' as const, file: file!.id, alt: isPicture(file!.mime) ? alt : '' };
    const now = await saveMaterial(saved, { title, content, key });
    setSaved(now);
    await notify('success', t('savedNow', { title: now.title }));
    if (!saved) goTo(hashFor(`file/${now.id}`), { replace: true });
  });
  const take = (sent: SentFile, name: string) => {
    setFile(storedIn(sent));
    if (title === '') setTitle(name.replace(/\.[^.]*$/, '').slice(0, maxTitleLength));
  };
  const chooseOther = () => {
    setFile(null);
    setKey(newKey());
    saving.forgetFailure();
  };
  return (
    <EditorFrame
      title={t(material ? 'file.title' : 'newFile')}
      lead={t('file.lead')}
      saving={saving}
      canSave={isAltValid}
      hasContent={file !== null}
    >
      {!file && isOpen && <ChooseFile onStored={take} />}
      <p role="status">{file && !saved && t('file.arrived')}</p>
      {file && (
        <>
          <ShownFile file={file} alt={alt} save={t('file.savePdf', { size: sizeOf(file.size) })} />
          {!saved && (
            <Button kind="quiet" className="justify-self-start" onClick={chooseOther}>
              {t('file.other')}
            </Button>
          )}
          <TitleField title={title} onTitle={setTitle} />
          {isPicture(file.mime) && (
            <Field
              label={t('file.alt')}
              hint={t('file.altHint', { most: materialFiles.alt })}
              error={isAltValid ? undefined : t('file.altWrong')}
              value={alt}
              maxLength={materialFiles.alt}
              required
              readOnly={!isOpen}
              autoComplete="off"
              className="max-w-[560px]"
              onChange={({ target }) => setAlt(target.value)}
            />
          )}
        </>
      )}
    </EditorFrame>
  );
}

const fileIn = (material: Material | null): Stored | null =>
  material?.content.kind === 'file' && material.file ? { ...material.file, id: material.content.file } : null;

const storedIn = ({ id, mime, size, url }: SentFile): Stored | null => (mime && url ? { id, mime, size, url } : null);
