import { session } from '../../dataProvider/session';

/** What this browser keeps of people's work: drafts of forms, and titles of pages that were open. */
const DRAFT = 'backoffice.draft.';
const RECENT = /^RaStore.*\.recent$/;
const LEFT_PAGES = 'backoffice.left';

const draftKeys = (): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(DRAFT));

/** How many drafts this browser keeps. */
export const keptDrafts = (): number => draftKeys().length;

/** Ends the session here, and leaves nothing of it in this browser: the next one to sit here may be somebody else. */
export const signOutHere = (): void => {
  session.set(null);
  const recent = Object.keys(localStorage).filter((key) => RECENT.test(key));
  for (const key of [...draftKeys(), ...recent]) localStorage.removeItem(key);
  sessionStorage.removeItem(LEFT_PAGES);
};
