'use client';

import { ClassList } from '@/components/classes/class-list';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import { InvitationsScreen } from './invitations-screen';
import { JoinRequests } from './join-requests';

/** The requests to join and the teacher's classes; at '#/invitations/…' the invitations of one class. */
export function ClassesScreen() {
  const route = useHashRoute();
  if (!route) return null;
  const [part, id] = route.segments;
  if (part === 'invitations' && id) return <InvitationsScreen key={id} id={id} />;
  return (
    <ClassList>
      <JoinRequests />
    </ClassList>
  );
}
