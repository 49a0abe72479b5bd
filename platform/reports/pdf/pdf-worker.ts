import { reportPdf } from './report-pdf';

/** Runs in a worker thread (make-report-pdf.ts). */
export default reportPdf;
