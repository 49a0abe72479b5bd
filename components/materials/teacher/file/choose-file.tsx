'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId, useRef, useState } from 'react';
import { Rejection, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { FileButton } from '@/components/ui/file-button';
import { Icon } from '@/components/ui/icon';
import { ApiError, isPassing } from '@/lib/kernel/api/api-error';
import { announceFile, sendFilePart } from '@/lib/materials/queries';
import { uploadInParts } from '@/lib/kernel/api/upload-in-parts';
import type { SentFile } from '@/lib/materials/files-contract';
import { materialFiles } from '@/lib/materials/material-file';
import { newKey } from '@/lib/kernel/browser/new-key';

const accept = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';
const megabytes = (bytes: number) => bytes / 1024 / 1024;

/** A file and the key it was announced with: sending it again resumes an interrupted upload. */
type Chosen = { file: File; key: string };
type Props = { onStored: (stored: SentFile, name: string) => void };

/** Uploads one file and shows the progress; the rules are shown before a file is chosen. */
export function ChooseFile({ onStored }: Props) {
  const t = useTranslations('teach.materials.file');
  const id = useId();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [received, setReceived] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const { run, busy, failure } = useAction(async ({ file, key }: Chosen) => {
    setChecking(false);
    if (file.size === 0 || file.size > materialFiles.bytes) throw new ApiError('MATERIAL_FILE_REFUSED', 422);
    const { signal } = (controller.current = new AbortController());
    const begun = await announceFile({ size: file.size, key }, signal);
    setReceived(begun.received);
    const send = (offset: number, bytes: Blob) => sendFilePart(begun.id, offset, bytes, signal);
    const after = await uploadInParts(begun, file, send, (part) => setReceived(part.received));
    if (after.state === 'STORED') onStored(after, file.name);
    else setChecking(true);
  });
  const begin = (next: Chosen) => {
    setChosen(next);
    setReceived(0);
    void run(next);
  };
  const goOn = chosen && (() => void run(chosen));
  const percent = chosen ? Math.floor((received / chosen.file.size) * 100) : 0;
  return (
    <div className="grid justify-items-start gap-3">
      <FileButton
        accept={accept}
        disabled={Boolean(busy)}
        aria-describedby={`${id}-rules`}
        onFiles={([file]) => file && begin({ file, key: newKey() })}
      >
        <Icon name="plus" />
        {t('choose')}
      </FileButton>
      <p id={`${id}-rules`} className="prose-width text-sm text-ink-2">
        {t('rules', {
          megabytes: megabytes(materialFiles.bytes),
          files: materialFiles.files,
          all: megabytes(materialFiles.allBytes),
        })}
      </p>
      {chosen && busy && (
        <div className="grid w-full max-w-[560px] gap-1">
          <progress
            value={received}
            max={chosen.file.size}
            aria-label={t('progressOf', { name: chosen.file.name })}
            className="w-full accent-action"
          />
          <p className="text-sm text-ink-2">{t('sending', { percent })}</p>
        </div>
      )}
      <p role="status">{isChecking && t('checking')}</p>
      {isChecking && goOn && (
        <Button kind="secondary" onClick={goOn}>
          {t('checkAgain')}
        </Button>
      )}
      {failure && <Rejection error={failure} onRetry={isPassing(failure) ? goOn : null} />}
    </div>
  );
}
