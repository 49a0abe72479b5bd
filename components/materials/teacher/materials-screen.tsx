'use client';

import { useHashRoute } from '@/components/ui/shell/hash-route';
import { FileEditor } from './file/file-editor';
import { LessonEditor } from './lesson/lesson-editor';
import { LessonList } from './lesson/lesson-list';
import { MaterialList } from './material-list';
import { PageEditor } from './page/page-editor';
import { ProblemEditor } from './problem/problem-editor';
import { WithMaterial } from './with-material';

/** Lessons and materials: their lists, and by the address one of them or the form for a new one. */
export function MaterialsScreen() {
  const route = useHashRoute();
  if (!route) return null;
  const [part, id = ''] = route.segments;
  if (part === 'lesson') return <LessonEditor key={id} id={id} />;
  if (part === 'page')
    return (
      <WithMaterial key={id} id={id} kind="page">
        {(material) => <PageEditor material={material} />}
      </WithMaterial>
    );
  if (part === 'problem')
    return (
      <WithMaterial key={id} id={id} kind="problem">
        {(material) => <ProblemEditor material={material} />}
      </WithMaterial>
    );
  if (part === 'file')
    return (
      <WithMaterial key={id} id={id} kind="file">
        {(material) => <FileEditor material={material} />}
      </WithMaterial>
    );
  return part === 'boards' ? <MaterialList /> : <LessonList />;
}
