import { teacherCodeOperations } from '@/lib/teacher-codes/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listCodes } from './list-codes';
import { orderCodes } from './order-codes';
import { saveCodes } from './save-codes';
import { voidOwnCodes } from './void-own-codes';

export const teacherCodesApi = newRouter();

serve(teacherCodesApi, teacherCodeOperations.orderCodes, ({ ctx, body, headers }) =>
  orderCodes({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(teacherCodesApi, teacherCodeOperations.codes, ({ ctx, query }) => listCodes({ ctx, input: query }));
serve(teacherCodesApi, teacherCodeOperations.voidCodes, ({ ctx, body }) => voidOwnCodes({ ctx, input: body }));
serve(teacherCodesApi, teacherCodeOperations.saveCodes, ({ ctx, query }) => saveCodes({ ctx, input: query }));
