/** Names of the hand-written screens that a tab can show; `src/screens/index.ts` maps each to its component. */
export type ScreenName =
  | 'documentBuilder'
  | 'documentListTab'
  | 'passwordChange'
  | 'questionnaireResults';

/** Names of the hand-written pages at addresses of their own; mapped beside the screens. */
export type PageName = 'documentListPage' | 'mediaLibrary';
