import { schedules as definition } from '../../../resources/signage/schedules';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { titlesOf } from '../../records/references/titles';
import type { Row, Values } from '../../store/Store';
import { answerField } from '../../wire/fields';
import { scheduleDoubts } from './week/doubts';

/** The items of a schedule as they travel, each with what its playlist is called now. */
const itemsOf = async (context: CallContext, row: Row): Promise<readonly Values[]> => {
  const field = definition.fields.schedules;
  const items = answerField(row.schedules, field) as readonly Values[];
  const titles = await titlesOf(context, field, items);
  return items.map((item) => ({ ...item, ...titles(item) }));
};

/** Which playlists are played when. */
export const schedules: Behaviour = {
  record: async (context, row) => ({ schedules: row ? await itemsOf(context, row) : [] }),
  publishingDoubts: async (context, row) => scheduleDoubts(context, await itemsOf(context, row)),
};
