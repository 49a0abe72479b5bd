import { people } from '@/platform/account/back-office/labels';
import { requests } from '@/platform/applications/back-office/labels';
import { places } from '@/platform/branches/back-office/labels';
import { catalogue } from '@/platform/catalogue/back-office/labels';
import { illustrations } from '@/platform/illustrations/back-office/labels';
import { common } from '@/platform/kernel/back-office/labels/common';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-words';
import { addWords } from '@/platform/kernel/back-office/labels/say-in-words';
import { system } from '@/platform/kernel/back-office/labels/system';
import { lectures } from '@/platform/lectures/back-office/labels';
import { learning } from '@/platform/lessons/back-office/labels';
import { shop } from '@/platform/orders/back-office/labels';
import { blocks } from '@/platform/pages/back-office/block-labels';
import { content } from '@/platform/pages/back-office/labels';
import { problemReports } from '@/platform/problem-reports/back-office/labels';
import { sales } from '@/platform/sales/back-office/labels';
import { site } from '@/platform/site/back-office/labels';

/** By file, so that a test can say where a name stands twice. */
export const dictionaries: Readonly<Record<string, Dictionary>> = {
  common,
  illustrations,
  catalogue,
  learning,
  lectures,
  problemReports,
  sales,
  shop,
  content,
  places,
  people,
  requests,
  system,
  site,
  blocks,
};

for (const dictionary of Object.values(dictionaries)) addWords(dictionary);
