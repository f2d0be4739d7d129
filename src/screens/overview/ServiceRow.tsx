import { Link } from 'react-router';
import type { RowOf } from '../../../dataProvider/values';
import { type AnyFields, isBlank } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import look from './overview.module.css';

interface Props {
  row: RowOf<AnyFields>;
  fields: AnyFields;
  /** What it is known by. */
  title: string;
  /** States, each of which needs those before it. */
  states: readonly string[];
  /** Its further details, a line each. */
  lines: readonly string[];
  labelScope: LabelScope;
  resource: string;
  /** Where it leads; `null` for who may not go there. */
  path: string | null;
}

/** The letters that its words begin with, two at most; no service's own picture. */
const signOf = (name: string): string =>
  name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .slice(0, 2)
    .join('');

/** How it stands in a word: the first state that it doesn't have yet, or the last where it has all of them. */
const decisiveState = (row: RowOf<AnyFields>, states: readonly string[]): string | undefined =>
  states.find((name) => row[name] === 0) ?? states.at(-1);

/** One record of an overview: its sign, what it is called, how it stands, and the way to it. */
export const ServiceRow = ({ row, title, states, lines, path, ...scope }: Props) => {
  const { labelScope } = scope;
  const name = String(row[title]);
  const state = decisiveState(row, states);
  return (
    <li className={look.service}>
      <FieldScope {...scope} record={row}>
        <span aria-hidden="true" className={look.sign}>
          {signOf(name)}
        </span>
        <div className={look.texts}>
          {path === null ? name : <Link to={path}>{name}</Link>}
          {lines
            .filter((line) => !isBlank(row[line]))
            .map((line) => (
              <div key={line} className={look.line}>
                {labelScope.field(line)}: <FieldShow name={line} isCell />
              </div>
            ))}
        </div>
        {state !== undefined && <FieldShow name={state} isCell />}
      </FieldScope>
    </li>
  );
};
