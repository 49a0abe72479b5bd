import { people } from '@/platform/account/labels';
import { requests } from '@/platform/applications/labels';
import { places } from '@/platform/branches/labels';
import { catalogue } from '@/platform/catalogue/labels';
import { bank } from '@/platform/bank/labels';
import { certificates } from '@/platform/certificates/labels';
import { climb } from '@/platform/climb/labels';
import { events } from '@/platform/events/labels';
import { exams } from '@/platform/exams/labels';
import { grading } from '@/platform/grading/labels';
import { notebook } from '@/platform/notebook/labels';
import { progress } from '@/platform/progress/labels';
import { videos } from '@/platform/videos/labels';
import { illustrations } from '@/platform/illustrations/labels';
import { common } from '@/platform/kernel/back-office/labels/common';
import type { Dictionary } from '@/platform/kernel/back-office/labels/field-labels';
import { addLabels } from '@/platform/kernel/back-office/with-labels';
import { system } from '@/platform/kernel/back-office/labels/system';
import { lectures } from '@/platform/lectures/labels';
import { learning } from '@/platform/lessons/labels';
import { shop } from '@/platform/orders/labels';
import { blocks } from '@/platform/pages/block-labels';
import { content } from '@/platform/pages/labels';
import { problemReports } from '@/platform/problem-reports/labels';
import { sales } from '@/platform/sales/labels';
import { site } from '@/platform/site/labels';

/** By file, so that a test can report where a name is defined twice. */
export const dictionaries: Readonly<Record<string, Dictionary>> = {
  common,
  illustrations,
  catalogue,
  learning,
  bank,
  certificates,
  climb,
  events,
  exams,
  grading,
  notebook,
  progress,
  videos,
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

for (const dictionary of Object.values(dictionaries)) addLabels(dictionary);
