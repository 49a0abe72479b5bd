import { securityContact } from '@/lib/site/reads';
import { env } from '@/lib/kernel/env';

/** Where to report a vulnerability (RFC 9116). */
export async function GET() {
  const { email, expires } = await securityContact();
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    'Preferred-Languages: zh, en, ja',
    `Canonical: ${env.SITE_URL}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0' },
  });
}
