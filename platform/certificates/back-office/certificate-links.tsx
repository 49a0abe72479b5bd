'use client';

import { useAuth, useConfig, useDocumentInfo, useLocale, useTranslation } from '@payloadcms/ui';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const kinds = [
  {
    path: 'certificates',
    by: ['admin', 'editor', 'support'],
    label: staffText('Certificates of the results', '列印成績獎狀', '打印成绩奖状', '成績の賞状を印刷'),
  },
  {
    path: 'player-certificates',
    by: ['admin', 'support'],
    label: staffText(
      'Certificates of all players',
      '列印所有選手證書',
      '打印所有选手证书',
      '全選手の賞状・参加証を印刷',
    ),
  },
];

/** Links to print certificates, in the language in which the document is shown. */
export function CertificateLinks() {
  const { id } = useDocumentInfo();
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { user } = useAuth();
  const locale = useLocale();
  if (!id) return null;
  const role = String(user?.role);
  return (
    <div className="field-type" style={{ display: 'grid', gap: '0.5rem' }}>
      {kinds
        .filter(({ by }) => by.includes(role))
        .map(({ path, label }) => (
          <a
            key={path}
            href={`${config.serverURL}${config.routes.api}/championships/${id}/${path}?locale=${locale.code}`}
            target="_blank"
            rel="noreferrer"
          >
            {textIn(label, i18n.language)}
          </a>
        ))}
    </div>
  );
}
