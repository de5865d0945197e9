/** Id of the fields for reader variables, which commands open. */
export const readerVariablesId = 'reader-variables';
