import { part } from '../routing/part';

/** The page of any record; lists prepare it before somebody opens one. */
export const Detail = part('Detail', () => import('./record/Detail'));
