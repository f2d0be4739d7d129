// What the pages of records call, and lists don't: loaded when the first record is opened.
export { callAction } from './actions';
export { askChoices } from './choices';
export { askForm, changeDocument } from './documents';
export { askSides, linkRecords, unlinkRecord } from './links';
export { askQuestion } from './queries';
export { askRows, changeRow, reorderRows } from './subLists';
export { askTranslatable, translateTexts } from './translations';
export { askUsage } from './usage';
