import type { PageName, PictureName, RowsLook, ScreenName } from '../../schemas';
import type { DrawnInputProps, DrawnShowProps } from '../fields/rowLooks';
import { type Part, part } from '../routing/part';
import type { PageProps, PictureProps, ScreenProps } from '../views/screenContexts';

/** The hand-written screens that a definition's tab can name; each is loaded when it opens. */
export const screens = {
  actRecords: part(() => import('./actRecords/ActRecords')),
  apkDevices: part(() => import('./apkDevices/ApkDevices')),
  documentBuilder: part(() => import('./documentBuilder/DocumentBuilder')),
  documentListTab: part(() => import('./documentListTab/DocumentListTab')),
  exchange: part(() => import('./exchange/Exchange')),
  exhibitorMap: part(() => import('./exhibitorMap/ExhibitorMap')),
  ownSessions: part(() => import('./ownSessions/OwnSessions')),
  passwordChange: part(() => import('./passwordChange/PasswordChange')),
  questionnaireResults: part(() => import('./questionnaireResults/QuestionnaireResults')),
  secondFactor: part(() => import('./secondFactor/SecondFactor')),
} satisfies Record<ScreenName, Part<ScreenProps>>;

/** The hand-written pages at addresses of their own; each is loaded when it opens. */
export const pages = {
  blockCalendar: part(() => import('./blockCalendar/BlockCalendar')),
  documentListPage: part(() => import('./documentListPage/DocumentListPage')),
  following: part(() => import('./following/Following')),
  mediaLibrary: part(() => import('./mediaLibrary/MediaLibrary')),
  overview: part(() => import('./overview/Overview')),
  placeholder: part(() => import('./placeholder/Placeholder')),
  salesReports: part(() => import('./salesReports/SalesReports')),
  ticketingDashboard: part(() => import('./ticketingDashboard/TicketingDashboard')),
  timeManagement: part(() => import('./timeManagement/TimeManagement')),
} satisfies Record<PageName, Part<PageProps>>;

/** The hand-written pictures that follow a form; each is loaded when one of its records is opened. */
export const pictures = {
  bookingWidget: part(() => import('./bookingWidget/BookingWidget')),
  contentList: part(() => import('./contentList/ContentList')),
  kioskStartScreen: part(() => import('./kioskStartScreen/KioskStartScreen')),
  priceSheet: part(() => import('./priceSheet/PriceSheet')),
  websitePage: part(() => import('./websitePage/WebsitePage')),
} satisfies Record<PictureName, Part<PictureProps>>;

/** The hand-written looks of rows that are saved with their record; each is loaded when it is first drawn. */
export const rowLooks = {
  filmstrip: {
    Show: part(() => import('./filmstrip/FilmstripShow')),
    Input: part(() => import('./filmstrip/FilmstripInput')),
  },
  week: {
    Show: part(() => import('./week/WeekShow')),
    Input: part(() => import('./week/WeekInput')),
  },
} satisfies Record<RowsLook, { Show: Part<DrawnShowProps>; Input: Part<DrawnInputProps> }>;
