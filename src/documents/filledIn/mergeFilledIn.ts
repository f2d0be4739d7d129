import { isSame, type Sides } from '../../../schemas/merge/sides';

type ByRow = Readonly<Record<number, unknown>>;

/** Two people's changes of one filled-in document in one, and the rows that both filled in differently. */
export interface MergedValues {
  /** All of mine, with theirs where I changed nothing. */
  readonly values: ByRow;
  readonly touching: readonly number[];
}

/** Puts together what two people filled in, row by row. */
export const mergeFilledIn = ({ base, mine, theirs }: Sides<ByRow>): MergedValues => {
  const rows = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(Number);
  const isMine = (id: number) => !isSame(mine[id], base[id]);
  const isTheirs = (id: number) => !isSame(theirs[id], base[id]);
  return {
    values: Object.fromEntries(rows.map((id) => [id, isMine(id) ? mine[id] : theirs[id]])),
    touching: rows.filter((id) => isMine(id) && isTheirs(id) && !isSame(mine[id], theirs[id])),
  };
};
