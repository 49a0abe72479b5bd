import { classOperations as operations } from './addresses';
import type { ClassInput, SchoolClass } from './contract';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** The root key of a teacher's queries; a change invalidates all of them. */
export const teachKey = ['teach'];
const key = teachKey;
export const useTeachWorkspace = (enabled: boolean) =>
  useRead({ ...reading([...key, 'workspace'], operations.workspace, {}), enabled, retry: false });

export const useClasses = ({ search, archived }: { search: string; archived: boolean }, page: number) =>
  useRead(
    reading([...key, 'classes', search, archived, page], operations.classes, {
      query: { page, archived: String(archived), ...(search && { search }) },
    }),
  );

export const useClass = (id: string) =>
  useRead(reading([...key, 'class', id], operations.schoolClass, { params: { id } }));

const most = 200;
/** All classes that are not archived, for a select list: reads every page of the API. */
export const useClassChoices = () =>
  useRead({
    queryKey: [...key, 'choices'],
    queryFn: async ({ signal }) => {
      const found: SchoolClass[] = [];
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await call(operations.classes, { query: { page, limit: most } }, signal);
        found.push(...list.items);
        pages = list.pages;
      }
      return found;
    },
  });

/** Invalidates also when the call fails: another device may have changed the data. */
export const thenReadAnew = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, key);
export const addClass = (body: ClassInput) => thenReadAnew(call(operations.addClass, { body }));
export const changeClass = (id: string, body: { name: string; isArchived: boolean }) =>
  thenReadAnew(call(operations.changeClass, { params: { id }, body }));
