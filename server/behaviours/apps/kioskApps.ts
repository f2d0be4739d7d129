import { contentLanguages } from '../../../schemas';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRow } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { readNumber } from '../../wire/number';

/** What the content languages are called on the wire, whatever the caller's own. */
const languageNames: Readonly<Record<(typeof contentLanguages)[number], string>> = {
  'NL-nl': 'Dutch',
  'EN-gb': 'English',
  'DE-de': 'German',
  'FR-fr': 'French',
};

const availableLanguages = contentLanguages.map((code) => ({ code, name: languageNames[code] }));

const playlistOf = (context: CallContext, { playListId }: Values) =>
  findRow(context, 'playlists', readNumber(playListId) ?? 0);

/** What kiosks run. Nothing keeps items in one yet, so there are none saved. */
export const kioskApps: Behaviour = {
  record: async (context, row) => ({
    playListName: (row && (await playlistOf(context, row)))?.name ?? '',
    savedItems: [],
    availableLanguages,
  }),

  onSave: async (context, { before, after }: Save) => {
    const chosen = readNumber(after.playListId);
    const isNew = chosen !== null && chosen !== before?.playListId;
    if (isNew && !(await playlistOf(context, after)))
      throw new FieldProblems('kioskApps', { playListId: { message: 'choice' } });
    return {};
  },
};
