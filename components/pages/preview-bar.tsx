import { getTranslations } from 'next-intl/server';
import { draftMode } from 'next/headers';
import { previewEditor } from '@/lib/pages/preview-editor';
import { PreviewRefresh } from './preview-refresh';

/** Shows that this is an editor's preview, or that the editor's session is over, and how to leave it; on a visitor's page it is nothing. */
export async function PreviewBar() {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  const [t, editor] = await Promise.all([getTranslations('layout'), previewEditor()]);
  return (
    <form
      action="/api/preview"
      method="post"
      className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-5 gap-y-2 bg-plum px-5 py-2.5 text-shell print:hidden"
    >
      {t(editor ? 'preview.notice' : 'preview.ended')}
      <button type="submit" className="min-h-8 cursor-pointer font-bold underline underline-offset-4">
        {t('preview.leave')}
      </button>
      <PreviewRefresh />
    </form>
  );
}
