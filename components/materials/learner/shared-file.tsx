'use client';

import { useTranslations } from 'next-intl';
import { useFileSize } from '@/components/ui/shell/use-file-size';
import { ShownFile } from '@/components/materials/shown-file';
import type { SharedMaterial } from '@/lib/materials/contract';

/** A picture or a PDF of the teacher's. */
export function SharedFile({ material: { file, alt } }: { material: Extract<SharedMaterial, { kind: 'file' }> }) {
  const t = useTranslations('learn.shared');
  const sizeOf = useFileSize();
  return <ShownFile file={file} alt={alt} save={t('savePdf', { size: sizeOf(file.size) })} />;
}
