/** Functions that screens call, and no definition. */
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

/** A function that a screen calls, and no definition. */
export type ScreenFunction = (typeof screenFunctions)[number];

/** A function that answers what fields of other resources can refer to. */
export type ChoicesFunction = 'getActiveTags' | 'getAvailableHeaderDocuments';
