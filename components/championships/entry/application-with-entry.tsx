'use client';

import { ApplicationScreen, type ApplicationScreenProps } from '@/components/applications/application-screen';
import { EntryNext } from './entry-next';

/** An application of any kind; of one for a championship also what can be done about the place. */
export default function ApplicationWithEntry(props: Omit<ApplicationScreenProps, 'next'>) {
  return (
    <ApplicationScreen
      {...props}
      next={(application) => application.kind === 'championship' && <EntryNext application={application} />}
    />
  );
}
