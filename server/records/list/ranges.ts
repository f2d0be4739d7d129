import { type AnyField, daysAfter, type Resource, rangesOf, traitsOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { momentAt, timeZoneOf } from '../../contract/localTime';
import type { Condition, Plain, Test } from '../../store/Query';
import type { Parameters } from './pageRequest';
import { workedOutNames } from './workedOut';

/** What ranges leave of a list. */
export interface Ranged {
  /** Tests of what has to be worked out first. */
  readonly narrow: Readonly<Record<string, Test>>;
  /** What the store can be asked. */
  readonly conditions: readonly Condition[];
}

type Bound = number | string | undefined;

/** The moment at which a day begins where the organisation is, or the last one of it. */
const momentOf = ({ call }: CallContext, day: string, isEnd: boolean): string => {
  const zone = timeZoneOf(call.organisation);
  const start = momentAt(isEnd ? daysAfter(day, 1) : day, '00:00', zone);
  return new Date(isEnd ? start - 1 : start).toISOString();
};

const boundOf = (context: CallContext, field: AnyField, value: unknown, isEnd: boolean): Bound => {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return traitsOf(field).days === 'moment' ? momentOf(context, value, isEnd) : value;
};

const betweenOf = (from: Bound, to: Bound): Test | undefined => {
  if (from !== undefined) return { from, ...(to !== undefined && { to }) };
  return to === undefined ? undefined : { to };
};

/** What each kind has in place of a value. */
const nothingOf = (field: AnyField): readonly Plain[] =>
  traitsOf(field).refers === 'one' ? [null, 0, ''] : [null, ''];

const filledOf = (name: string, field: AnyField, wanted: unknown): readonly Condition[] => {
  if (wanted === undefined) return [];
  const empty: Condition = { where: { [name]: nothingOf(field) } };
  return [wanted === 'empty' ? empty : { not: empty }];
};

const NONE: Ranged = { narrow: {}, conditions: [] };

/** Whether a parameter may be one of a range; most lists are asked for none. */
const mayBeRange = (parameter: string): boolean => /(From|To|Filled)$/.test(parameter);

/**
 * Reads between which ends fields are to lie, and which are to be filled in or empty.
 *
 * @param read a parameter's text as its field is stored; it throws for one that the field can't have
 */
export const readRanges = (
  context: CallContext,
  definition: Resource,
  parameters: Parameters,
  read: (name: string, field: AnyField, text: string) => unknown,
): Ranged => {
  if (!Object.keys(parameters).some(mayBeRange)) return NONE;
  const narrow: Record<string, Test> = {};
  const conditions: Condition[] = [];
  for (const { name, asks } of rangesOf(definition)) {
    const field = definition.fields[name];
    const value = (part: string): unknown => {
      const [text = ''] = parameters[`${name}${part}`] ?? [];
      const asked = asks[`${name}${part}`];
      return text === '' || !asked ? undefined : read(`${name}${part}`, asked, text);
    };
    if (!field) continue;
    const from = boundOf(context, field, value('From'), false);
    const between = betweenOf(from, boundOf(context, field, value('To'), true));
    const isStored = !workedOutNames(context, definition).has(name);
    if (between && isStored) conditions.push({ where: { [name]: between } });
    else if (between) narrow[name] = between;
    conditions.push(...filledOf(name, field, value('Filled')));
  }
  return { narrow, conditions };
};
