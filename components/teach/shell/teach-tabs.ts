import { hrefFor } from '@/lib/kernel/links/href';

/** The parts of the workspace, in their order: each has a page below `/teach`, and a name in messages `teach.tabs`. */
export const teachTabs = [
  { name: 'students', path: 'teach' },
  { name: 'classes', path: 'teach/classes' },
  { name: 'homework', path: 'teach/homework' },
  { name: 'progress', path: 'teach/progress' },
  { name: 'materials', path: 'teach/materials' },
  { name: 'messages', path: 'teach/messages' },
  { name: 'activation', path: 'teach/activation' },
  { name: 'codes', path: 'teach/codes' },
  { name: 'minutes', path: 'teach/minutes' },
  { name: 'page', path: 'teach/page' },
] as const;
export type TeachTab = (typeof teachTabs)[number]['name'];

export const teachHref = (locale: string, tab: TeachTab): string =>
  hrefFor(locale, teachTabs.find(({ name }) => name === tab)!.path);
