import type { PageContent } from '@/lib/teacher-page/teacher-page';
import type { Locale } from '@/lib/kernel/locale';
import type { teacher_pages } from '@/platform/payload-generated-schema';
import { iso } from '@/platform/kernel/database/database';

type Row = typeof teacher_pages.$inferSelect;

export const languagesOf = ({ languages }: Pick<Row, 'languages'>) => (languages ?? []) as Locale[];
export const contentOf = ({ content }: Pick<Row, 'content'>) => (content ?? {}) as PageContent;

/** The URL of a profile picture; its timestamp bypasses the browser's cache after a change. */
export const pictureHref = ({ filename, at }: { filename: string | null; at: string }): string | null =>
  filename && `/backstage/api/media/file/${encodeURIComponent(filename)}?t=${Date.parse(iso(at))}`;
