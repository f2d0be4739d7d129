import { isSameTime, spanOf } from '../../../resources/ticketing/shared/blockConflicts';
import { weekdayConfig as definition } from '../../../resources/ticketing/weekdayConfig';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { rowsOf } from '../../records/tenant';
import type { Changes } from '../../store/Rows';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';

const table = tableOf(definition);

type Hours = RowIn<typeof table>;

const spanIn = ({ openFrom, openUntil }: Changes<Hours>) => spanOf(openFrom ?? '', openUntil ?? '');

const PLACE = ['resourceId', 'weekday', 'openFrom', 'openUntil'] as const;

/** @throws FieldProblems 409 where the resource has hours at that time already */
const refuseOverlap = async (
  context: CallContext,
  { before, after }: Save<Hours>,
): Promise<void> => {
  if (before && PLACE.every((name) => before[name] === after[name])) return;
  const { resourceId = null, weekday = null } = after;
  const others = await rowsOf(context, table).find({
    where: { resourceId, weekday },
    not: { where: { id: before?.id ?? [] } },
  });
  const other = others.find((row) => isSameTime(spanIn(row), spanIn(after)));
  if (!other) return;
  const params = { hours: `${other.openFrom}–${other.openUntil}` };
  const problem = { message: 'server.timeManagement.overlap', params };
  throw new FieldProblems(definition.name, { openFrom: problem }, 409);
};

/** Hours of a day, of which two never are at the same time. */
export const weekdayConfig = behaviour(definition, {
  onSave: async (context, save) => {
    await refuseOverlap(context, save);
    return {};
  },
});
