import { reportPdf } from './report-pdf';

/** What a thread of its own does (make-report-pdf.ts). */
export default reportPdf;
