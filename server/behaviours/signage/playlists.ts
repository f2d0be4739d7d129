import { playlists as definition } from '../../../resources/signage/playlists';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { withChosenTitles } from '../../records/references/chosenTitles';
import { findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { answerField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';

const ITEMS = 'playListItems';
const MEDIA_FILES = '/internal/v1/media/files';

const noFile = { filename: '', mimeType: '', src: '' };

/** What is known of a file besides its title, and where it is read: anew once its content is replaced. */
const fileOf = ({ id, title, fileName, mimeType, lastModified }: Row): Values => {
  const v = String(Date.parse(String(lastModified)));
  const query = new URLSearchParams({ id: String(id), filename: String(fileName), v });
  return {
    title: title || fileName,
    filename: fileName,
    mimeType,
    src: `${MEDIA_FILES}?${query}`,
  };
};

/** The items of a playlist as they travel, with what is shown of the records that they stand for. */
const itemsOf = async (context: CallContext, row: Row): Promise<readonly Values[]> => {
  const field = definition.fields[ITEMS];
  const named = await withChosenTitles(context, { [ITEMS]: field }, row);
  const items = answerField(named[ITEMS], field) as readonly Values[];
  const { rows } = await findRows(context, 'media', {
    where: { id: items.map(({ mediaId }) => Number(mediaId)) },
  });
  const files = new Map<unknown, Values>(rows.map((file) => [file.id, fileOf(file)]));
  return items.map((item) => ({ ...item, ...(files.get(item.mediaId) ?? noFile) }));
};

/** Files that a screen can't show. */
const UNSEEN = { not: { where: { type: [mediaTypes.images, mediaTypes.video] } } };

/** @throws FieldProblems for a file that is neither picture nor video */
const requireVisible = async (context: CallContext, { after }: Save): Promise<void> => {
  const ids = storedRows(after[ITEMS]).map(({ mediaId }) => Number(mediaId));
  const { total } = await findRows(context, 'media', { all: [{ where: { id: ids } }, UNSEEN] });
  if (total > 0)
    throw new FieldProblems(definition.name, {
      [ITEMS]: { message: 'server.playlists.onlyVisible' },
    });
};

/** The items with the list's default time where they have no time: a video alone lasts as long as it does. */
const withDurations = async (context: CallContext, { after }: Save): Promise<readonly Values[]> => {
  const items = storedRows(after[ITEMS]);
  const ids = items.filter(({ duration }) => !duration).map(({ mediaId }) => Number(mediaId));
  const { rows } = await findRows(context, 'media', {
    where: { id: ids, type: mediaTypes.video },
  });
  const videos = new Set<unknown>(rows.map(({ id }) => id));
  return items.map((item) =>
    item.duration || videos.has(item.mediaId) ? item : { ...item, duration: after.defDuration },
  );
};

/** What screens show in turn. Items say of which file they are, and where it is read. */
export const playlists: Behaviour = {
  record: async (context, row) => ({ [ITEMS]: row ? await itemsOf(context, row) : [] }),

  onSave: async (context, save) => {
    await requireVisible(context, save);
    return { [ITEMS]: await withDurations(context, save) };
  },
};
