import { browsers } from '../../resources/apps/browsers';
import type { Row, Values } from '../../server/store/Store';
import type { Workshop } from './collections';
import { addPublication } from './documents/publications';
import { HOUR } from './moments';

const DAY = 24 * HOUR;

/** The groups of an organisation, each given to some browser. */
const groupsOf = ({ rows }: Workshop, ...places: number[]): readonly number[] =>
  places.flatMap((place) => rows('deviceGroups')[place]?.id ?? []);

const addBrowser = (shop: Workshop, values: Values): Row =>
  shop.add('browsers', {
    description: '',
    deviceGroups: [],
    customUserAgent: '',
    screenSaverUrl: '',
    inactivityTimer: 5,
    clearWebsiteCache: 0,
    defaultCookie: '',
    useWideViewport: 0,
    showNavigationBar: 1,
    forceDesktopSite: 0,
    deviceCodeMode: 0,
    ...values,
  });

/** Adds the browsers of an organisation's screens: one as it was published, one changed since, one new. */
export const addBrowsers = (shop: Workshop): void => {
  const { domain, name } = shop.profile;
  const site = addBrowser(shop, {
    name: 'Website op zuil',
    description: `De website van ${name}, zonder adresbalk`,
    deviceGroups: groupsOf(shop, 0),
    url: `https://www.${domain}`,
    screenSaverUrl: `https://www.${domain}/welkom`,
    inactivityTimer: 3,
    clearWebsiteCache: 1,
    defaultCookie: 'kiosk=1',
    showNavigationBar: 0,
  });
  addPublication(shop, browsers, site, { version: 4, age: 9 * DAY });
  const orders = addBrowser(shop, {
    name: 'Bestelscherm',
    description: 'Bestellen aan de balie',
    deviceGroups: groupsOf(shop, 0, 1),
    url: `https://bestellen.${domain}/balie`,
    customUserAgent: 'BackOfficeKiosk/2.1',
    inactivityTimer: 2,
    showNavigationBar: 0,
    useWideViewport: 1,
  });
  addPublication(shop, browsers, orders, {
    version: 2,
    age: 26 * DAY,
    earlier: { inactivityTimer: 5 },
  });
  addBrowser(shop, {
    name: 'Staff room intranet',
    description: 'For colleagues, on the screen in the kitchen',
    deviceGroups: groupsOf(shop, 2),
    url: `https://intranet.${domain}`,
    inactivityTimer: 15,
    forceDesktopSite: 1,
  });
};
