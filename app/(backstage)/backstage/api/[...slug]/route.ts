import { restResponse } from '@/platform/back-office/rest';

export {
  restResponse as GET,
  restResponse as POST,
  restResponse as DELETE,
  restResponse as PATCH,
  restResponse as PUT,
  restResponse as OPTIONS,
};
