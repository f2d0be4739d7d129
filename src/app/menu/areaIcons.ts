import type { MenuEntry } from 'virtual:resources';
import Building from '@mui/icons-material/ApartmentOutlined';
import Apps from '@mui/icons-material/AppsOutlined';
import Ticket from '@mui/icons-material/ConfirmationNumberOutlined';
import Devices from '@mui/icons-material/DevicesOutlined';
import Draft from '@mui/icons-material/EditNoteOutlined';
import Integration from '@mui/icons-material/HubOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import People from '@mui/icons-material/PeopleAltOutlined';
import Play from '@mui/icons-material/PlayArrowOutlined';
import Globe from '@mui/icons-material/PublicOutlined';
import Store from '@mui/icons-material/StorefrontOutlined';
import type SvgIcon from '@mui/material/SvgIcon';

/** The picture of each area of the menu: the menu is there before the symbols of everything else are. */
export const areaIcons: Readonly<Record<MenuEntry['area'], typeof SvgIcon>> = {
  organisation: Building,
  devices: Devices,
  apps: Apps,
  signage: Play,
  people: People,
  content: Image,
  builder: Draft,
  webshop: Store,
  websites: Globe,
  ticketing: Ticket,
  integrations: Integration,
};
