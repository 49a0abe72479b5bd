'use client';

import { Banner, useConfig, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import type { UIFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const notice = staffText(
  'Not sold in this language, so not shown on the page: {titles}',
  '此語言沒有販售，所以頁面上不會顯示：{titles}',
  '此语言没有销售，所以页面上不会显示：{titles}',
  'この言語では販売していないため、ページに表示されません：{titles}',
);

type Sold = { code: string; title?: string | null; isActive?: boolean | null; _status?: string };
const isSold = ({ title, isActive, _status }: Sold) => Boolean(title) && isActive !== false && _status !== 'draft';

/** Beside the products of an offer: which of them visitors do not see in the language being edited. */
export const NotSold: UIFieldClientComponent = ({ path = '' }) => {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const { code: locale } = useLocale();
  const products = useFormFields(([fields]) => fields[path.replace(/notSold$/, 'products')]?.value);
  const ids = (Array.isArray(products) ? products : []).join(',');
  const [missing, setMissing] = useState<string[]>([]);

  useEffect(() => {
    const given = new AbortController();
    const query = new URLSearchParams({
      'where[id][in]': ids,
      locale,
      depth: '0',
      limit: '100',
      'fallback-locale': 'none',
    });
    const look = async () => {
      if (!ids) return [];
      const response = await fetch(`${config.routes.api}/products?${query}`, { signal: given.signal });
      const { docs = [] }: { docs?: Sold[] } = await response.json();
      return docs.filter((product) => !isSold(product)).map(({ code, title }) => title || code);
    };
    look().then(setMissing, () => {});
    return () => given.abort();
  }, [ids, locale, config.routes.api]);

  if (missing.length === 0) return null;
  return <Banner type="error">{textIn(notice, i18n.language).replace('{titles}', missing.join(' · '))}</Banner>;
};
