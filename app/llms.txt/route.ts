import { llmsText } from '@/lib/feeds/llms-text';
import { regionOfHost } from '@/lib/kernel/links/address';

/** What the shop is and where its pages and data are, for language models (llmstxt.org); each site names its own languages. */
export async function GET(request: Request) {
  const text = await llmsText(regionOfHost(request.headers.get('host') ?? ''));
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' },
  });
}
