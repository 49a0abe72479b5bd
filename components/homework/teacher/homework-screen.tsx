'use client';

import { useHashRoute } from '@/components/ui/shell/hash-route';
import { EditHomework } from './edit-homework';
import { HomeworkList } from './homework-list';
import { NewHomework } from './new-homework';
import { OneHomework } from './one-homework';

/** A teacher's homework: the list, or by the address the form for a new one, or one homework with its results. */
export function HomeworkScreen() {
  const route = useHashRoute();
  if (!route) return null;
  const [id, part] = route.segments;
  if (id === undefined) return <HomeworkList />;
  if (id === 'new') return <NewHomework />;
  return part === 'edit' ? <EditHomework key={id} id={id} /> : <OneHomework key={id} id={id} />;
}
