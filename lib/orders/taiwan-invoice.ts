/** Kinds of invoices in Taiwan (docs/product.md, "Tax and invoices"). */
export const invoiceKinds = ['personal', 'company', 'donation'] as const;

/** A mobile barcode: a slash and seven of 0-9 A-Z + - . */
export const isMobileBarcode = (text: string): boolean => /^\/[0-9A-Z+\-.]{7}$/.test(text);

/** The number of a citizen digital certificate: two letters and fourteen digits. */
export const isCertificate = (text: string): boolean => /^[A-Z]{2}\d{14}$/.test(text);

/** The carrier that stores a personal invoice; its first character shows which of the two kinds it is. */
export const isCarrier = (text: string): boolean => isMobileBarcode(text) || isCertificate(text);

/** The number of a charity that receives invoices. */
export const isDonationCode = (text: string): boolean => /^\d{3,7}$/.test(text);

/** The number of an issued invoice: two letters and eight digits. */
export const isInvoiceNumber = (text: string): boolean => /^[A-Z]{2}\d{8}$/.test(text);

const weights = [1, 2, 1, 2, 1, 2, 4, 1];

/** A company's number of eight digits, by the check rule of 2023: the digit sums of the weighted digits add up to a multiple of five. */
export function isTaxId(text: string): boolean {
  if (!/^\d{8}$/.test(text) || text === '00000000') return false;
  const digits = [...text].map(Number);
  const sum = weights.reduce((total, weight, place) => {
    const product = weight * digits[place]!;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  // A 7 in the seventh place gives a digit sum of 10, which counts as 1 or 0.
  return sum % 5 === 0 || (digits[6] === 7 && (sum + 1) % 5 === 0);
}

/** Normalises a typed code: full-width and lower-case letters, and spaces. */
export const asInvoiceCode = (text: string): string => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
