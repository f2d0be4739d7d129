import { media } from '../../../resources/content/media';
import { playlists as definition } from '../../../resources/signage/playlists';
import { mediaTypes } from '../../../schemas/media/mediaTypes';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { withChosenTitles } from '../../records/references/chosenTitles';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { answerField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';
import { sentId } from '../../wire/sent';
import { rowsById } from '../rowsById';

const mediaTable = tableOf(media);
const table = tableOf(definition);

type Playlist = RowIn<typeof table>;

const ITEMS = 'playListItems';
const MEDIA_FILES = '/internal/v1/media/files';

const noFile = { filename: '', mimeType: '', src: '' };

/** What is shown of a file in the list. */
const SHOWN = ['title', 'fileName', 'mimeType', 'lastModified'] as const;

/** What is known of a file besides its title, and where it is read: anew once its content is replaced. */
const fileOf = ({
  id,
  title,
  fileName,
  mimeType,
  lastModified,
}: RowIn<typeof mediaTable>): Values => {
  const v = String(Date.parse(lastModified ?? ''));
  const query = new URLSearchParams({ id: String(id), filename: fileName ?? '', v });
  return {
    title: title || fileName,
    filename: fileName,
    mimeType,
    src: `${MEDIA_FILES}?${query}`,
  };
};

/** The items of a playlist as they travel, with what is shown of the records that they stand for. */
const itemsOf = async (context: CallContext, row: Playlist): Promise<readonly Values[]> => {
  const field = definition.fields[ITEMS];
  const named = await withChosenTitles(context, { [ITEMS]: field }, row);
  const items = storedRows(answerField(named[ITEMS], field));
  const ids = items.map(({ mediaId }) => sentId(mediaId));
  const files = await rowsById(rowsOf(context, mediaTable), ids, SHOWN);
  return items.map((item) => {
    const file = files.get(sentId(item.mediaId));
    return { ...item, ...(file ? fileOf(file) : noFile) };
  });
};

/** The ids of the files that items show. */
const filesIn = (items: Playlist['playListItems'] = []): readonly number[] =>
  items.flatMap(({ mediaId }) => mediaId ?? []);

/** @throws FieldProblems for a file that is neither picture nor video */
const requireVisible = async (context: CallContext, { after }: Save<Playlist>): Promise<void> => {
  const unseen = await rowsOf(context, mediaTable).count({
    where: { id: filesIn(after[ITEMS]) },
    not: { where: { type: [mediaTypes.images, mediaTypes.video] } },
  });
  if (unseen > 0)
    throw new FieldProblems(definition.name, {
      [ITEMS]: { message: 'server.playlists.onlyVisible' },
    });
};

/** The items with the list's default time where they have no time: a video alone lasts as long as it does. */
const withDurations = async (
  context: CallContext,
  { after: { [ITEMS]: items = [], defDuration } }: Save<Playlist>,
): Promise<NonNullable<Playlist['playListItems']>> => {
  const id = filesIn(items.filter(({ duration }) => !duration));
  const videos = await rowsOf(context, mediaTable).find({
    where: { id, type: mediaTypes.video },
    only: [],
  });
  const ids = new Set<unknown>(videos.map((video) => video.id));
  return items.map((item) =>
    item.duration || ids.has(item.mediaId) ? item : { ...item, duration: defDuration },
  );
};

/** What screens show in turn. Items name their file, and where it is read. */
export const playlists = behaviour(definition, {
  record: async (context, row) => ({ [ITEMS]: row ? await itemsOf(context, row) : [] }),

  onSave: async (context, save) => {
    await requireVisible(context, save);
    return { [ITEMS]: await withDurations(context, save) };
  },
});
