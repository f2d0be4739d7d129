import AccountBox from '@mui/icons-material/AccountBoxOutlined';
import Android from '@mui/icons-material/AndroidOutlined';
import Building from '@mui/icons-material/ApartmentOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Block from '@mui/icons-material/BlockOutlined';
import Calendar from '@mui/icons-material/CalendarMonthOutlined';
import Category from '@mui/icons-material/CategoryOutlined';
import Approve from '@mui/icons-material/CheckCircleOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Copy from '@mui/icons-material/ContentCopyOutlined';
import Point from '@mui/icons-material/ControlPointOutlined';
import CreditCard from '@mui/icons-material/CreditCardOutlined';
import Dashboard from '@mui/icons-material/DashboardOutlined';
import Trash from '@mui/icons-material/DeleteOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import Draft from '@mui/icons-material/EditNoteOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Module from '@mui/icons-material/ExtensionOutlined';
import Group from '@mui/icons-material/GroupOutlined';
import Groups from '@mui/icons-material/GroupsOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Integration from '@mui/icons-material/HubOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import Install from '@mui/icons-material/InstallMobileOutlined';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Key from '@mui/icons-material/KeyOutlined';
import Label from '@mui/icons-material/LabelOutlined';
import List from '@mui/icons-material/ListAltOutlined';
import Discount from '@mui/icons-material/LocalOfferOutlined';
import Truck from '@mui/icons-material/LocalShippingOutlined';
import ResetPassword from '@mui/icons-material/LockResetOutlined';
import Mail from '@mui/icons-material/MailOutlined';
import MapIcon from '@mui/icons-material/MapOutlined';
import Book from '@mui/icons-material/MenuBookOutlined';
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
import Quote from '@mui/icons-material/RequestQuoteOutlined';
import Restore from '@mui/icons-material/RestoreFromTrashOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Settings from '@mui/icons-material/SettingsOutlined';
import Security from '@mui/icons-material/ShieldOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import Switch from '@mui/icons-material/SwapHorizOutlined';
import Table from '@mui/icons-material/TableRestaurantOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import Template from '@mui/icons-material/TuneOutlined';
import Warehouse from '@mui/icons-material/WarehouseOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { IconName } from '../../schemas';

/** The picture of every symbol that definitions name. */
export const icons = {
  accountBox: AccountBox,
  android: Android,
  approve: Approve,
  apps: Apps,
  block: Block,
  book: Book,
  building: Building,
  calendar: Calendar,
  card: CreditCard,
  category: Category,
  copy: Copy,
  dashboard: Dashboard,
  description: Description,
  devices: Devices,
  discount: Discount,
  download: Download,
  draft: Draft,
  event: Event,
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
  list: List,
  location: Location,
  mail: Mail,
  map: MapIcon,
  module: Module,
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
  schedule: Schedule,
  security: Security,
  settings: Settings,
  store: Store,
  switch: Switch,
  table: Table,
  template: Template,
  ticket: Ticket,
  till: Till,
  translate: Translate,
  trash: Trash,
  truck: Truck,
  warehouse: Warehouse,
} satisfies Record<IconName, typeof SvgIcon>;
