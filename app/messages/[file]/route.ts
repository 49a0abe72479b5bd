import { getMessages } from 'next-intl/server';
import { messagesOfScreen, screenMessagesAskedFor } from '@/lib/kernel/i18n/screen-messages';

/** `/messages/{screen}-{locale}.json`: the texts of a screen of the origin site. They change with a release at most. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const asked = screenMessagesAskedFor((await params).file);
  if (!asked) return new Response(null, { status: 404 });
  const { account } = await getMessages({ locale: asked.locale });
  return Response.json(messagesOfScreen(account, asked.screen), {
    headers: { 'cache-control': 'public, max-age=3600, s-maxage=86400' },
  });
}
