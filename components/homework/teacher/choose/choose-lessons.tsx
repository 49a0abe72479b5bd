'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Checkbox } from '@/components/ui/checkbox';
import { useCoursesToGive } from '@/lib/homework/queries';
import { useCourseOfLessons } from '@/lib/courses/queries';

type Lesson = { kind: 'lesson'; course: string; lesson: string; title: string };
type Props = {
  chosen: readonly string[];
  room: number;
  onAdd: (lesson: Lesson) => void;
  onRemove: (lesson: string) => void;
};

/** Lessons of a course; the server checks on submission whether they are open to the students. */
export function ChooseLessons(props: Props) {
  const t = useTranslations('homework.given.choose');
  const { locale } = useAccount();
  const [course, setCourse] = useState('');
  return (
    <div className="grid gap-4">
      <p className="prose-width text-ink-2">{t('lessonsHelp')}</p>
      <Loaded query={useCoursesToGive(locale)}>
        {(courses) => (
          <SelectField label={t('course')} value={course} onChange={({ target }) => setCourse(target.value)}>
            <option value="">{t('noCourse')}</option>
            {courses.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
      </Loaded>
      {course && <Lessons key={course} course={course} {...props} />}
    </div>
  );
}

function Lessons({ course, chosen, room, onAdd, onRemove }: Props & { course: string }) {
  const t = useTranslations('homework.given.choose');
  const { locale } = useAccount();
  return (
    <Loaded query={useCourseOfLessons(course, null, locale)}>
      {({ chapters }) => (
        <div className="grid gap-4">
          {chapters.map(({ title, lessons }) => (
            <fieldset key={title}>
              <legend className="font-semibold">{title}</legend>
              {lessons.map((lesson) => {
                const isChosen = chosen.includes(`lesson/${lesson.id}`);
                return (
                  <Checkbox
                    key={lesson.id}
                    checked={isChosen}
                    disabled={!isChosen && room === 0}
                    onChange={() =>
                      isChosen
                        ? onRemove(`lesson/${lesson.id}`)
                        : onAdd({ kind: 'lesson', course, lesson: lesson.id, title: lesson.title })
                    }
                  >
                    <span>
                      {lesson.title} <span className="text-sm text-ink-2">{`G${lesson.grade}`}</span>
                      {lesson.isFree && <span className="text-sm text-ink-2"> · {t('free')}</span>}
                    </span>
                  </Checkbox>
                );
              })}
            </fieldset>
          ))}
        </div>
      )}
    </Loaded>
  );
}
