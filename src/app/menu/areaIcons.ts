import type { MenuEntry } from 'virtual:resources';
import type { IconName } from '../../../schemas';

/** The picture of each area of the menu. */
export const areaIcons: Readonly<Record<MenuEntry['area'], IconName>> = {
  organisation: 'building',
  devices: 'devices',
  apps: 'apps',
  signage: 'play',
  people: 'people',
  content: 'image',
  builder: 'draft',
  webshop: 'store',
  websites: 'globe',
  ticketing: 'ticket',
  integrations: 'integration',
};
