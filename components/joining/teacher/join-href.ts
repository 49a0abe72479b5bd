import { hashFor } from '@/components/ui/shell/hash-route';
import { useTeachOrigin } from '@/components/teach/shell/teach-context';

/** Where a family opens the invitation of a code. */
export const useJoinHref = (code: string): string =>
  new URL(useTeachOrigin() + hashFor('join', { code }), window.location.href).href;
