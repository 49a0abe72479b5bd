'use client';

import { lazy, Suspense, useState } from 'react';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import type { StudentFilter } from '@/lib/students/queries';
import { Skeleton } from '@/components/ui/waiting/skeleton';
import { NewStudent } from './new-student';
import { OneStudent } from './one-student';
import { StudentList } from './student-list';

const ImportScreen = lazy(() => import('./import/import-screen'));

/** The initial filter, by a class if the address has one: '#/class/…'. */
const filterOf = (schoolClass = ''): StudentFilter => ({ search: '', schoolClass, state: 'active' });

/** The teacher's students: the list, and by the address one of them or the form for a new one. */
export function StudentsScreen() {
  const route = useHashRoute();
  const [listState, setListState] = useState<{ of: string; filter: StudentFilter; page: number }>();
  if (!route) return null;
  const [part, id = ''] = route.segments;
  if (part === 'new') return <NewStudent schoolClass={id} />;
  if (part === 'import')
    return (
      <Suspense fallback={<Skeleton className="wrap my-8 h-72" />}>
        <ImportScreen />
      </Suspense>
    );
  if (part === 'student') return <OneStudent key={id} id={id} />;
  const of = part === 'class' ? id : '';
  // After coming back from a student the list is as it was.
  const shown = listState?.of === of ? listState : { of, filter: filterOf(of), page: 1 };
  return (
    <StudentList
      key={of}
      filter={shown.filter}
      page={shown.page}
      onFilter={(filter) => setListState({ of, filter, page: 1 })}
      onPage={(page) => setListState({ ...shown, page })}
    />
  );
}
