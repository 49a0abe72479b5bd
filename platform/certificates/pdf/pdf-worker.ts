import type { Locale } from '@/lib/kernel/i18n/locales';
import { certificatePdf, type Printed } from './certificate-pdf';

/** The task of the worker thread (make-pdf.ts). */
const work = ({ printed, locale }: { printed: Printed; locale: Locale }): Promise<Uint8Array> =>
  certificatePdf(printed, locale);
export default work;
