'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import type { BoardPage } from '@/lib/materials/board-page';

type Props = { onOpen: (read: { page: BoardPage; title: string }) => void };

/** Opens a page from an SGF file. If the file cannot be read, an error is shown and the current page stays. */
export function OpenSgf({ onOpen }: Props) {
  const t = useTranslations('teach.materials.sgf');
  const id = useId();
  const [wrong, setWrong] = useState('');
  const open = async (file: File) => {
    // The reader is loaded with the first file, not with the screen.
    const { decodeSgf, maxSgfLength, readPage, SgfRejected } = await import('@/lib/materials/page-sgf');
    try {
      // One byte more than the limit shows that the file is too long, without reading a large file whole.
      const bytes = new Uint8Array(await file.slice(0, maxSgfLength + 1).arrayBuffer());
      onOpen(readPage(decodeSgf(bytes)));
      setWrong('');
    } catch (error) {
      if (!(error instanceof SgfRejected)) return setWrong(t('unreadable'));
      const { code, node = 0, encoding = '' } = error.fault;
      setWrong(t(`faults.${code}`, { node, encoding }));
    }
  };
  return (
    <div className="grid justify-items-start gap-1.5">
      <label htmlFor={id} className="text-[15px] font-semibold">
        {t('label')}
      </label>
      <input
        id={id}
        type="file"
        accept=".sgf,application/x-go-sgf"
        aria-describedby={`${id}-hint`}
        className="min-h-11 max-w-full"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Reset, so that the same file can be chosen again after it was corrected.
          target.value = '';
          if (file) void open(file);
        }}
      />
      <p id={`${id}-hint`} className="text-sm text-ink-2">
        {t('hint')}
      </p>
      {wrong && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {wrong}
        </p>
      )}
    </div>
  );
}
