import { kioskApps as definition } from '../../../resources/apps/kioskApps';
import { contentLanguages } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';

/** What the content languages are called on the wire, whatever the caller's own. */
const languageNames: Readonly<Record<(typeof contentLanguages)[number], string>> = {
  'NL-nl': 'Dutch',
  'EN-gb': 'English',
  'DE-de': 'German',
  'FR-fr': 'French',
};

const availableLanguages = contentLanguages.map((code) => ({ code, name: languageNames[code] }));

/** What kiosks run. Nothing saves items in one, so there are none saved. */
export const kioskApps = behaviour(definition, {
  record: async () => ({ savedItems: [], availableLanguages }),
});
