import type { Clock } from '../contract/clock';
import type { Store } from '../store/Store';
import { turns } from '../tables/general/turns';

/**
 * Takes the turn to do what is done every so often, and by one process of several. A process that is killed
 * meanwhile keeps it until then.
 *
 * @param name what is done
 * @param ms how long nobody else takes it
 * @returns whether it is the caller's
 */
export const takeTurn = (store: Store, clock: Clock, name: string, ms: number): Promise<boolean> =>
  store.transaction(async (inner) => {
    await inner.lock(`turn:${name}`);
    const rows = inner.rows(turns);
    const [last] = await rows.find({ where: { name } });
    if (last && Number(last.until) > clock()) return false;
    const until = clock() + ms;
    await (last ? rows.update(last.id, { until }) : rows.insert({ name, until }));
    return true;
  });
