'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FormAlert, useAction, useErrorText } from '@/components/ui/forms/action';
import { useFileSize } from '@/components/ui/shell/use-file-size';
import { Button } from '@/components/ui/button';
import type { Opened } from '@/lib/applications/queries';
import type { ApplicationFile } from '@/lib/applications/contract';
import { OpenDocument } from './open-document';
import type { Upload } from './use-uploads';

type RowProps = { name: string; note: ReactNode; isBad?: boolean; children: ReactNode };

function Row({ name, note, isBad = false, children }: RowProps) {
  return (
    <li
      className={`grid gap-2 rounded-[12px] border px-4 py-3 ${isBad ? 'border-danger bg-danger-soft' : 'border-line bg-card'}`}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <div className={`text-sm ${isBad ? 'font-semibold text-danger' : 'text-ink-2'}`}>{note}</div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </li>
  );
}

/** A document that the server knows, whole or in part. */
export function DocumentRow({
  file,
  opened,
  onRemove,
}: {
  file: ApplicationFile;
  opened: Opened;
  onRemove: () => Promise<void>;
}) {
  const t = useTranslations('account.apply.documents');
  const size = useFileSize();
  const { name, state, received } = file;
  const { run, busy, failure } = useAction(onRemove);
  const note = {
    STORED: t('stored', { size: size(file.size) }),
    CHECKING: t('checking'),
    REFUSED: t('refused'),
    RECEIVING: t('cutOff', { percent: percentOf(received, file.size) }),
  }[state];
  return (
    <Row name={name} note={note} isBad={state === 'REFUSED'}>
      <FormAlert error={failure} onRetry={run} />
      {state === 'STORED' && <OpenDocument file={file} opened={opened} />}
      <Button kind="quiet" onClick={run} busyLabel={busy && t('removing')}>
        {t('remove')}
        <span className="sr-only"> {name}</span>
      </Button>
    </Row>
  );
}

/** A file that is being uploaded. */
export function UploadRow({
  upload: { file, state, received, error },
  onRetry,
  onCancel,
}: {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}) {
  const t = useTranslations('account.apply.documents');
  const errorText = useErrorText();
  const { name, size } = file;
  const percent = percentOf(received, size);
  const hidden = <span className="sr-only"> {name}</span>;
  return (
    <Row name={name} note={error ? errorText(error) : t('sending', { percent })} isBad={state === 'FAILED'}>
      {state !== 'FAILED' && (
        <progress value={received} max={size} aria-label={t('progressOf', { name })} className="w-full accent-action" />
      )}
      {state === 'PAUSED' && (
        <Button kind="secondary" onClick={onRetry}>
          {t('goOn')}
          {hidden}
        </Button>
      )}
      <Button kind="quiet" onClick={onCancel}>
        {t(state === 'FAILED' ? 'remove' : 'cancel')}
        {hidden}
      </Button>
    </Row>
  );
}

const percentOf = (part: number, whole: number) => (whole > 0 ? Math.floor((part / whole) * 100) : 0);
