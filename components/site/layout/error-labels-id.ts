/** The element of the document that the words of the error pages wait in. */
export const errorLabelsId = 'error-labels';
