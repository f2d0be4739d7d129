import AccountBalance from '@mui/icons-material/AccountBalanceOutlined';
import AccountBox from '@mui/icons-material/AccountBoxOutlined';
import AddShoppingCart from '@mui/icons-material/AddShoppingCartOutlined';
import Android from '@mui/icons-material/AndroidOutlined';
import Building from '@mui/icons-material/ApartmentOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Article from '@mui/icons-material/ArticleOutlined';
import BarChart from '@mui/icons-material/BarChartOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import BookOnline from '@mui/icons-material/BookOnlineOutlined';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Approve from '@mui/icons-material/CheckCircleOutlined';
import Checklist from '@mui/icons-material/ChecklistOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Point from '@mui/icons-material/ControlPointOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import DateRange from '@mui/icons-material/DateRangeOutlined';
import Trash from '@mui/icons-material/DeleteOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import DevicesOther from '@mui/icons-material/DevicesOtherOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import EditCalendar from '@mui/icons-material/EditCalendarOutlined';
import Draft from '@mui/icons-material/EditNoteOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Module from '@mui/icons-material/ExtensionOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Integration from '@mui/icons-material/HubOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import InsertDriveFile from '@mui/icons-material/InsertDriveFileOutlined';
import Install from '@mui/icons-material/InstallMobileOutlined';
import Interests from '@mui/icons-material/InterestsOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import Layers from '@mui/icons-material/LayersOutlined';
import List from '@mui/icons-material/ListAltOutlined';
import Discount from '@mui/icons-material/LocalOfferOutlined';
import Truck from '@mui/icons-material/LocalShippingOutlined';
import ResetPassword from '@mui/icons-material/LockResetOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import MeetingRoom from '@mui/icons-material/MeetingRoomOutlined';
import Book from '@mui/icons-material/MenuBookOutlined';
import Outbox from '@mui/icons-material/OutboxOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Percent from '@mui/icons-material/PercentOutlined';
import Person from '@mui/icons-material/PersonOutlined';
import Location from '@mui/icons-material/PlaceOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Till from '@mui/icons-material/PointOfSaleOutlined';
import PriceChange from '@mui/icons-material/PriceChangeOutlined';
import Printer from '@mui/icons-material/PrintOutlined';
import Globe from '@mui/icons-material/PublicOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Quiz from '@mui/icons-material/QuizOutlined';
import Receipt from '@mui/icons-material/ReceiptLongOutlined';
import Redeem from '@mui/icons-material/RedeemOutlined';
import Quote from '@mui/icons-material/RequestQuoteOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Schema from '@mui/icons-material/SchemaOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Security from '@mui/icons-material/ShieldOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Switch from '@mui/icons-material/SwapHorizOutlined';
import Sync from '@mui/icons-material/SyncOutlined';
import Table from '@mui/icons-material/TableRestaurantOutlined';
import Terminal from '@mui/icons-material/TerminalOutlined';
import Timeline from '@mui/icons-material/TimelineOutlined';
import Toll from '@mui/icons-material/TollOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Template from '@mui/icons-material/TuneOutlined';
import ViewList from '@mui/icons-material/ViewListOutlined';
import ViewQuilt from '@mui/icons-material/ViewQuiltOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import WebAsset from '@mui/icons-material/WebAssetOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { IconName } from '../../schemas';

/** The picture of every symbol that definitions name. */
export const icons = {
  accountBox: AccountBox,
  addToCart: AddShoppingCart,
  android: Android,
  approve: Approve,
  apps: Apps,
  article: Article,
  bank: AccountBalance,
  block: Block,
  book: Book,
  booking: BookOnline,
  browser: WebAsset,
  building: Building,
  calendar: Calendar,
  card: CreditCard,
  category: Category,
  chart: BarChart,
  checklist: Checklist,
  coins: Toll,
  collection: ViewList,
  copy: Copy,
  dashboard: Dashboard,
  description: Description,
  devices: Devices,
  discount: Discount,
  download: Download,
  draft: Draft,
  editCalendar: EditCalendar,
  event: Event,
  folder: FolderOpen,
  gift: Redeem,
  globe: Globe,
  group: Group,
  groups: Groups,
  history: History,
  image: Image,
  install: Install,
  integration: Integration,
  inventory: Inventory,
  key: Key,
  label: Label,
  layers: Layers,
  layout: ViewQuilt,
  list: List,
  location: Location,
  mail: Mail,
  map: MapIcon,
  module: Module,
  otherDevices: DevicesOther,
  outbox: Outbox,
  page: InsertDriveFile,
  payments: Payments,
  people: People,
  percent: Percent,
  person: Person,
  play: Play,
  point: Point,
  priceChange: PriceChange,
  printer: Printer,
  publish: Publish,
  quiz: Quiz,
  quote: Quote,
  receipt: Receipt,
  resetPassword: ResetPassword,
  restore: Restore,
  room: MeetingRoom,
  schedule: Schedule,
  schema: Schema,
  security: Security,
  settings: Settings,
  shapes: Interests,
  slots: DateRange,
  store: Store,
  switch: Switch,
  sync: Sync,
  table: Table,
  template: Template,
  terminal: Terminal,
  ticket: Ticket,
  till: Till,
  timeline: Timeline,
  translate: Translate,
  trash: Trash,
  truck: Truck,
  warehouse: Warehouse,
} satisfies Record<IconName, typeof SvgIcon>;
