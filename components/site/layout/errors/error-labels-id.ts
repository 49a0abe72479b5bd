/** The id of the element with the texts of the error pages. */
export const errorLabelsId = 'error-labels';
