'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { useActivatable } from '@/lib/activation/queries';
import type { ActivatableCourse } from '@/lib/activation/contract';
import { useTeach } from '@/components/teach/shell/teach-context';
import { ActivationHistory } from './activation-history';
import { ActivationSum } from './activation-sum';
import { CourseChoice } from './course-choice';
import { GradeNote } from './grade-note';
import { StudentChoice, type Chosen } from './student-choice';

/** Activates a course for students: the course, the students, the price; and earlier activations. */
export function ActivationScreen() {
  const t = useTranslations('activation');
  const { locale } = useAccount();
  const { isOpen } = useTeach();
  const [page, setPage] = useState(1);
  const [course, setCourse] = useState<ActivatableCourse | null>(null);
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const query = useActivatable(locale, page);
  return (
    <Screen title={t('title')}>
      <div className="grid gap-10">
        <Loaded query={query} skeleton="h-96">
          {({ courses, ...own }) => (
            <>
              <GradeNote {...own} />
              {isOpen && (
                <CourseChoice courses={courses} page={page} onPage={setPage} value={course} onChoose={setCourse} />
              )}
            </>
          )}
        </Loaded>
        {isOpen && query.data?.range && (
          <>
            <StudentChoice chosen={chosen} onChange={setChosen} />
            <ActivationSum course={course} chosen={chosen} />
          </>
        )}
        <ActivationHistory />
      </div>
    </Screen>
  );
}
