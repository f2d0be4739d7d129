import type { browsers } from '../../../../resources/apps/browsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Browser |||| Browsers',
  belongs: 'Webadressen die apparaten op het hele scherm openen.',
  fields: {
    url: 'Webadres',
    customUserAgent: 'User-agent',
    screenSaverUrl: 'Adres van de schermbeveiliging',
    inactivityTimer: 'Inactief na',
    clearWebsiteCache: 'Cache van de website legen',
    defaultCookie: 'Cookie',
    useWideViewport: 'Brede weergave',
    showNavigationBar: 'Navigatiebalk',
    forceDesktopSite: 'Altijd de desktopsite',
    deviceCodeMode: 'Apparaatcodemodus',
  },
  help: {
    customUserAgent: 'Hoe de browser zich noemt; zijn eigen naam als dit leeg is.',
    screenSaverUrl: 'De pagina die verschijnt als het scherm een tijd niet is aangeraakt.',
    defaultCookie: 'Gaat vanaf het begin mee naar de website, als naam=waarde.',
  },
  sections: {
    identity: 'Browser',
    website: 'Website',
    whenIdle: 'Bij inactiviteit',
    view: 'Weergave',
  },
} satisfies Labels<typeof browsers>;
