import { answerRest } from '@/platform/back-office/rest';

export {
  answerRest as GET,
  answerRest as POST,
  answerRest as DELETE,
  answerRest as PATCH,
  answerRest as PUT,
  answerRest as OPTIONS,
};
