'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { FileButton } from '@/components/ui/file-button';
import { Icon } from '@/components/ui/icon';
import type { Opened } from '@/lib/applications/queries';
import type { ApplicationFile } from '@/lib/applications/contract';
import { documentLimits } from '@/lib/applications/teaching-contract';
import { DocumentRow, UploadRow } from './document-row';
import { useUploads } from './use-uploads';

const accept = '.pdf,.jpg,.jpeg,.png,.webp,.heic,.heif,application/pdf,image/*';

/** Documents that prove the answers: dropped here or chosen, each with its progress; uploads can be stopped, retried and removed. */
export function Documents({ opened, files }: { opened: Opened; files: readonly ApplicationFile[] }) {
  const t = useTranslations('account.apply.documents');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const { uploads, heard, tooMany, add, retry, cancel, remove } = useUploads(opened, files);
  const input = useRef<HTMLInputElement>(null);
  /** The pressed button disappears: the focus moves to the button that chooses files. */
  const thenChoose = async (work: Promise<void>) => {
    await work;
    input.current?.focus();
  };
  const moving = new Set(uploads.map((upload) => upload.id));
  const resting = files.filter((file) => !moving.has(file.id));
  const drag = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };
  return (
    <div className="grid gap-4">
      <div
        onDragEnter={drag(true)}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          add([...event.dataTransfer.files]);
        }}
        className={`grid justify-items-center gap-3 rounded-card border-2 border-dashed px-5 py-8 text-center ${isOver ? 'border-orange-500 bg-paper-2' : 'border-line bg-paper'}`}
      >
        <p className="hidden font-semibold sm:block">{t('drop')}</p>
        <FileButton ref={input} multiple accept={accept} aria-describedby={`${id}-rules`} onFiles={add}>
          <Icon name="plus" />
          {t('choose')}
        </FileButton>
        <p id={`${id}-rules`} className="text-sm text-ink-2">
          {t('rules', { files: documentLimits.files, megabytes: documentLimits.bytes / 1024 / 1024 })}
        </p>
      </div>
      {tooMany && <Rejection error={tooMany} onRetry={null} />}
      {resting.length + uploads.length > 0 && (
        <ul className="grid gap-3" aria-label={t('list')}>
          {resting.map((file) => (
            <DocumentRow key={file.id} file={file} opened={opened} onRemove={() => thenChoose(remove(file))} />
          ))}
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => void retry(upload)}
              onCancel={() => void thenChoose(cancel(upload))}
            />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {heard && t(`heard.${heard.what}`, { name: heard.name })}
      </p>
    </div>
  );
}
