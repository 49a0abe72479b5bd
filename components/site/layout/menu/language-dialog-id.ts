/** The id of the dialog that the header's buttons open and that the page contains. */
export const languageDialogId = 'switch-language';
