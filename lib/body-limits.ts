import { allOperations } from './operations';
import { addressPattern } from './kernel/api/operation';

/** The most bytes of a request's body in the back office: a visitor's form, a document, an upload of 8 MB with its fields. */
export const backOfficeBodies = { visitor: 16_000, document: 1_000_000, upload: 8_500_000 };
const usual = 64_000;

/** Operations that take more: pictures, parts of files, sheets, a teacher's pages. */
const larger = allOperations.flatMap((operation) => {
  const { method, takesBytes, bodyBytes } = operation;
  const bytes = takesBytes ?? bodyBytes;
  return bytes ? [{ method, bytes, path: addressPattern(operation) }] : [];
});

/** The most bytes of the body of a request below /api. */
export const maxApiBodyBytes = (method: string, path: string): number =>
  larger.find((one) => one.method === method.toLowerCase() && one.path.test(path))?.bytes ?? usual;
