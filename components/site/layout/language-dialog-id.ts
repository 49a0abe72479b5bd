/** The header's buttons open it; the page holds it. */
export const languageDialogId = 'switch-language';
