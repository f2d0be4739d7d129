/** Names of the hand-written screens that a tab can show; `src/screens/index.ts` maps each to its component. */
export type ScreenName =
  | 'actRecords'
  | 'apkDevices'
  | 'documentBuilder'
  | 'documentListTab'
  | 'exchange'
  | 'exhibitorMap'
  | 'ownSessions'
  | 'passwordChange'
  | 'questionnaireResults'
  | 'secondFactor';

/** Names of the hand-written pictures of what records look like; mapped beside the screens. */
export type PictureName =
  | 'bookingWidget'
  | 'contentList'
  | 'documentRows'
  | 'kioskStartScreen'
  | 'playlistItems'
  | 'priceSheet'
  | 'scheduleWeek'
  | 'websitePage'
  | 'websiteTemplate';

/** Names of the hand-written pages that need no record, as `definePage` makes them; mapped beside the screens. */
export type OwnPageName =
  | 'blockCalendar'
  | 'following'
  | 'overview'
  | 'placeholder'
  | 'salesReports'
  | 'ticketingDashboard'
  | 'timeManagement';

/** Names of all hand-written pages at addresses of their own: those that show a resource's records, too. */
export type PageName = OwnPageName | 'documentListPage' | 'mediaLibrary';
