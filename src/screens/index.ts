import type { PageName, PictureName, RowsLook, ScreenName } from '../../schemas';
import type { DrawnInputProps, DrawnShowProps } from '../fields/rowLooks';
import { type Part, part } from '../routing/part';
import type { PageProps, PictureProps, ScreenProps } from '../views/screenContexts';

/** The hand-written screens that a definition's tab can name; each is loaded when it opens. */
export const screens = {
  actRecords: part('ActRecords', () => import('./actRecords/ActRecords')),
  apkDevices: part('ApkDevices', () => import('./apkDevices/ApkDevices')),
  documentBuilder: part('DocumentBuilder', () => import('./documentBuilder/DocumentBuilder')),
  documentListTab: part('DocumentListTab', () => import('./documentListTab/DocumentListTab')),
  exchange: part('Exchange', () => import('./exchange/Exchange')),
  exhibitorMap: part('ExhibitorMap', () => import('./exhibitorMap/ExhibitorMap')),
  ownSessions: part('OwnSessions', () => import('./ownSessions/OwnSessions')),
  passwordChange: part('PasswordChange', () => import('./passwordChange/PasswordChange')),
  questionnaireResults: part(
    'QuestionnaireResults',
    () => import('./questionnaireResults/QuestionnaireResults'),
  ),
  secondFactor: part('SecondFactor', () => import('./secondFactor/SecondFactor')),
} satisfies Record<ScreenName, Part<ScreenProps>>;

/** The hand-written pages at addresses of their own; each is loaded when it opens. */
export const pages = {
  blockCalendar: part('BlockCalendar', () => import('./blockCalendar/BlockCalendar')),
  documentListPage: part('DocumentListPage', () => import('./documentListPage/DocumentListPage')),
  following: part('Following', () => import('./following/Following')),
  mediaLibrary: part('MediaLibrary', () => import('./mediaLibrary/MediaLibrary')),
  overview: part('Overview', () => import('./overview/Overview')),
  placeholder: part('Placeholder', () => import('./placeholder/Placeholder')),
  salesReports: part('SalesReports', () => import('./salesReports/SalesReports')),
  ticketingDashboard: part(
    'TicketingDashboard',
    () => import('./ticketingDashboard/TicketingDashboard'),
  ),
  timeManagement: part('TimeManagement', () => import('./timeManagement/TimeManagement')),
} satisfies Record<PageName, Part<PageProps>>;

/** The hand-written pictures of what records look like; each is loaded when it is first drawn. */
export const pictures = {
  bookingWidget: part('BookingWidget', () => import('./bookingWidget/BookingWidget')),
  contentList: part('ContentList', () => import('./contentList/ContentList')),
  documentRows: part('DocumentRows', () => import('./documentBuilder/DocumentRows')),
  kioskStartScreen: part('KioskStartScreen', () => import('./kioskStartScreen/KioskStartScreen')),
  playlistItems: part('PlaylistItems', () => import('./filmstrip/PlaylistItems')),
  priceSheet: part('PriceSheet', () => import('./priceSheet/PriceSheet')),
  scheduleWeek: part('ScheduleWeek', () => import('./week/ScheduleWeek')),
  websitePage: part('WebsitePage', () => import('./websitePage/WebsitePage')),
  websiteTemplate: part('WebsiteTemplate', () => import('./websiteTemplate/WebsiteTemplate')),
} satisfies Record<PictureName, Part<PictureProps>>;

/** The hand-written looks of rows that are saved with their record; each is loaded when it is first drawn. */
export const rowLooks = {
  filmstrip: {
    Show: part('FilmstripShow', () => import('./filmstrip/FilmstripShow')),
    Input: part('FilmstripInput', () => import('./filmstrip/FilmstripInput')),
  },
  week: {
    Show: part('WeekShow', () => import('./week/WeekShow')),
    Input: part('WeekInput', () => import('./week/WeekInput')),
  },
} satisfies Record<RowsLook, { Show: Part<DrawnShowProps>; Input: Part<DrawnInputProps> }>;
