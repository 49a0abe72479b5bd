import { keepPreviousData } from '@tanstack/react-query';
import { materialFileOperations as files } from './files-addresses';
import { materialOperations as operations } from './addresses';
import type { NewFile } from './files-contract';
import type { Material, NewMaterial, NewTeacherLesson, TeacherLessonChange } from './contract';
import type { MaterialKind } from './material';
import { call } from '@/lib/kernel/api/client';
import { reading, thenInvalidate, underWay } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';

/** The root key of a teacher's materials. */
const key = ['teach-materials'];

export type MaterialFilter = { search: string; kind: MaterialKind | ''; ready: boolean };
export const useMaterials = ({ search, kind, ready }: MaterialFilter, page: number) =>
  useRead({
    ...reading([...key, 'list', search, kind, ready, page], operations.list, {
      query: { page, ready: String(ready), ...(search && { search }), ...(kind && { kind }) },
    }),
    placeholderData: keepPreviousData,
  });
/** Read once for the editor, so that a refetch does not overwrite typed text; a change on another device is reported on saving. */
export const useMaterial = (id: string) =>
  useRead({ ...reading([...key, 'one', id], operations.material, { params: { id } }), ...underWay });
export const useTeacherLessons = (archived: boolean, page: number) =>
  useRead(
    reading([...key, 'lessons', archived, page], operations.lessons, { query: { page, archived: String(archived) } }),
  );
export const useTeacherLesson = (id: string) =>
  useRead({ ...reading([...key, 'lesson', id], operations.lesson, { params: { id } }), ...underWay });

/** Invalidates the lists, but not the data of an open editor. */
const thenListAnew = <Answer>(answer: Promise<Answer>) => thenInvalidate(answer, [...key, 'list'], [...key, 'lessons']);
/** Creates a material (idempotent by its key), or saves the next revision of an existing one. */
export const saveMaterial = (saved: Pick<Material, 'id' | 'revision'> | null, { key: newKey, ...made }: NewMaterial) =>
  thenListAnew(
    saved
      ? call(operations.change, { params: { id: saved.id }, body: { ...made, revision: saved.revision } })
      : call(operations.add, { body: { ...made, key: newKey } }),
  );
export const judgeProblem = (id: string) => thenListAnew(call(operations.judge, { params: { id } }));
export const removeMaterial = (id: string) => thenListAnew(call(operations.remove, { params: { id } }));
export const readMaterialSgf = (id: string) => call(operations.sgf, { params: { id } });

/** Announcing a file again with the same key resumes its upload. */
export const announceFile = (body: NewFile, signal: AbortSignal) => call(files.announce, { body }, signal);
export const sendFilePart = (id: string, offset: number, bytes: Blob, signal: AbortSignal) =>
  call(files.sendPart, { params: { id }, query: { offset }, bytes }, signal);

export const addTeacherLesson = (body: NewTeacherLesson) => thenListAnew(call(operations.addLesson, { body }));
export const changeTeacherLesson = (id: string, body: TeacherLessonChange) =>
  thenListAnew(call(operations.changeLesson, { params: { id }, body }));

/** Lessons that teachers share with the user. */
export const useSharedLessons = (page: number, enabled = true) =>
  useRead({ ...reading(['shared-lessons', page], operations.sharedList, { query: { page } }), enabled });
export const useSharedLesson = (id: string) =>
  useRead({ ...reading(['shared-lesson', id], operations.shared, { params: { id } }), retry: false });
