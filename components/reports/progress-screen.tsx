'use client';

import { useState } from 'react';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import type { AskedPeriod } from '@/lib/reports/report-period';
import { ClassProgress } from './class-progress';
import { SchoolProgress } from './school-progress';
import { StudentProgress } from './student-progress';

/** What students learned: all of them, a class ('#/class/…') or one ('#/student/…'). The period stays from one to the next. */
export function ProgressScreen() {
  const route = useHashRoute();
  const [period, setPeriod] = useState<AskedPeriod>({ span: 'thisWeek' });
  if (!route) return null;
  const [part, id = ''] = route.segments;
  const chosen = { period, onPeriod: setPeriod };
  if (part === 'class' && id) return <ClassProgress key={id} id={id} {...chosen} />;
  if (part === 'student' && id) return <StudentProgress key={id} id={id} {...chosen} />;
  return <SchoolProgress {...chosen} />;
}
