import { dispatch } from '@/lib/kernel/api/server';
import { cmsReadAt } from '@/lib/pages/cms-contract';

const answer = (request: Request) => dispatch(request, cmsReadAt);

export { answer as GET, answer as POST, answer as PUT, answer as PATCH, answer as DELETE, answer as OPTIONS };
