/**
 * The documents that a field may refer to, as a function of the groups of documents answers them.
 *
 * @param isInputDocument 1: those that ask for something, 0: all of them
 */
export const documentChoices = <const Input extends 0 | 1>(isInputDocument: Input) =>
  ({
    path: 'objectlists/',
    fn: 'getAvailableHeaderDocuments',
    body: { isInputDocument, returnAll: 0 },
  }) as const;
