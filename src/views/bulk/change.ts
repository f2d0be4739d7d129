import type { Values } from '../../../dataProvider/values';
import type { ActionSpec, DataRecord } from '../../../schemas';

/** Rows as they were seen, by their ids. */
export type Seen = ReadonlyMap<number, DataRecord>;

/** What is done to every row: deleted, changed in these fields, or what an action does. */
export type Change =
  | { kind: 'delete' }
  | { kind: 'act'; spec: ActionSpec; asked: Values }
  | {
      kind: 'update';
      data: Record<string, unknown>;
      /** What follows from each row's own values. */
      partsOf?: (row: DataRecord) => Record<string, unknown>;
    };
