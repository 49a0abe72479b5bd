import { certificateOperations as operations } from '@/lib/certificates/contract';
import { defaultLocale, isLocale } from '@/lib/kernel/locale';
import { certificateCheckPage } from '@/platform/certificates/plain-pages/certificate-check-page';
import { certificateFile, credentialFile } from './certificate-files';
import { checkCertificate } from './check-certificate';
import { achievementDocument, issuerProfile } from './credential';
import { publishedKey } from './credential-key';
import { listCertificates } from './list-certificates';
import { showName } from './show-name';
import { signStatusList, statusListTtl } from './status-list';
import { ServiceError } from '@/platform/kernel/service-error';
import { fileResponse } from '@/platform/kernel/api/file-response';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const certificatesApi = newRouter();

serve(certificatesApi, operations.list, ({ ctx, query }) => listCertificates({ ctx, input: query }));
serve(certificatesApi, operations.showName, ({ ctx, params, body }) =>
  showName({ ctx, input: { ...params, ...body } }),
);
serve(certificatesApi, operations.pdf, async ({ ctx, params, query }) =>
  fileResponse(await certificateFile({ ctx, input: { ...params, ...query } })),
);
serve(certificatesApi, operations.credential, async ({ ctx, params, query }) =>
  fileResponse(await credentialFile({ ctx, input: { ...params, ...query } })),
);

serve(certificatesApi, operations.check, async ({ ctx, query: { number, locale: language } }) => {
  const locale = isLocale(language) ? language : defaultLocale;
  if (!number?.trim()) return certificateCheckPage({ locale });
  try {
    return await certificateCheckPage({ locale, number, found: await checkCertificate({ ctx, input: { number } }) });
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'TOO_MANY_REQUESTS') throw error;
    const retryAfterSeconds = Number(error.details?.retryAfterSeconds ?? 60);
    const page = await certificateCheckPage({ locale, number, retryAfterSeconds });
    page.headers.set('retry-after', String(retryAfterSeconds));
    return page;
  }
});

/** Verifiers on any site may read it, in browsers too. */
const forAnybody = { 'access-control-allow-origin': '*' };
serve(certificatesApi, operations.issuer, async ({ c }) => c.json(issuerProfile(), 200, forAnybody));
serve(certificatesApi, operations.achievement, async ({ c, params: { grade, locale } }) =>
  c.json(achievementDocument(grade, locale), 200, forAnybody),
);
serve(certificatesApi, operations.key, async ({ c, ctx, params }) => {
  const found = await publishedKey(ctx.payload, params.thumbprint);
  if (!found) throw new ServiceError('NOT_FOUND', 'no such key');
  return c.json(found, 200, forAnybody);
});
serve(certificatesApi, operations.statusList, async ({ c, ctx, params }) =>
  c.body(await signStatusList({ ctx, input: params }), 200, {
    ...forAnybody,
    'content-type': 'application/vc+jwt',
    'cache-control': `public, max-age=${statusListTtl / 1000}`,
  }),
);
