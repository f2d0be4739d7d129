import { schedules as definition } from '../../../resources/signage/schedules';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { titlesOf } from '../../records/references/titles';
import type { Values } from '../../store/Store';
import type { StoredOf } from '../../tables/StoredOf';
import { answerField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';
import { scheduleDoubts } from './week/doubts';

/** The items of a schedule as they travel, each with what its playlist is called now. */
const itemsOf = async (
  context: CallContext,
  row: StoredOf<typeof definition>,
): Promise<readonly Values[]> => {
  const field = definition.fields.schedules;
  const items = storedRows(answerField(row.schedules, field));
  const titles = await titlesOf(context, field, items);
  return items.map((item) => ({ ...item, ...titles(item) }));
};

/** Which playlists are played when. */
export const schedules = behaviour(definition, {
  record: async (context, row) => ({ schedules: row ? await itemsOf(context, row) : [] }),
  publishingDoubts: async (context, row) => scheduleDoubts(context, await itemsOf(context, row)),
});
