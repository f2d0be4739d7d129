/** Functions that screens or other clients of the contract call, and no definition. */
export const screenFunctions = [
  'addDocument',
  'addObjectRow',
  'deleteDocument',
  'getAnswers',
  'getAvailableTemplates',
  'getRemovedRows',
  'getTemplate',
  'orderDocuments',
  'removeObjectRow',
  'updateObjectRows',
  'updateObjectSingleRow',
] as const;

/** One of them. */
export type ScreenFunction = (typeof screenFunctions)[number];

/** A function that answers what fields of other resources can refer to. */
export type ChoicesFunction = 'getActiveTags' | 'getAvailableHeaderDocuments';
