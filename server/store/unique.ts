import { isBlank } from '../../schemas';
import type { Condition, Test } from './Query';
import type { Row, Values } from './Store';
import type { Unique } from './Table';

const testOf = (value: unknown): Test =>
  typeof value === 'number' || typeof value === 'boolean'
    ? value
    : { ignoringCase: String(value ?? '').trim() };

/** The rows that have the same as `after` in fields where each may stand once; none where nothing stands there. */
export const sameInFields = ([first, ...within]: Unique, after: Values): Condition | undefined =>
  isBlank(after[first])
    ? undefined
    : {
        where: Object.fromEntries(
          [first, ...within].map((name) => [
            name,
            isBlank(after[name]) ? null : testOf(after[name]),
          ]),
        ),
      };

/** Whether a change leaves the fields as they were: what was stored before a rule is let be. */
export const leavesFields = (fields: Unique, before: Row, after: Values): boolean =>
  fields.every((name) => before[name] === after[name]);
