import type { browsers } from '../../../../resources/apps/browsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Browser |||| Browsers',
  belongs: 'Web addresses that devices open on the whole screen.',
  fields: {
    url: 'Web address',
    customUserAgent: 'User agent',
    screenSaverUrl: 'Screen saver address',
    inactivityTimer: 'Inactive after',
    clearWebsiteCache: 'Clear the website’s cache',
    defaultCookie: 'Cookie',
    useWideViewport: 'Wide viewport',
    showNavigationBar: 'Navigation bar',
    forceDesktopSite: 'Always the desktop site',
    deviceCodeMode: 'Device code mode',
  },
  help: {
    customUserAgent: 'What the browser calls itself; its own name when empty.',
    screenSaverUrl: 'The page that is shown once nobody has touched the screen for a while.',
    defaultCookie: 'Sent to the website from the start, as name=value.',
  },
  sections: { identity: 'Browser', website: 'Website', whenIdle: 'When idle', view: 'View' },
} satisfies Labels<typeof browsers>;
