import { getNextRequestI18n } from '@payloadcms/next/utilities';
import type { Metadata } from 'next';
import config from '@/platform/payload.config';
import { salesLabels } from '@/platform/sales/back-office/labels';
import { textIn } from '@/platform/kernel/back-office/staff-text';

/** Payload treats one of our views within a collection as a document; this gives the page the title of what it shows. */
export async function withOwnTitle(metadata: Metadata, segments: readonly string[] | undefined): Promise<Metadata> {
  if (segments?.join('/') !== 'collections/orders/sales') return metadata;
  const { language } = await getNextRequestI18n({ config: await config });
  return { ...metadata, title: `${textIn(salesLabels.title, language)} · Sente` };
}
