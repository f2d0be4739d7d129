import { Script } from 'node:vm';
import { f, type ModuleKey } from '../../schemas';
import { fieldDrafts, needsOptions } from './fieldDrafts';

/** What stands there already. */
export interface Existing {
  readonly areas: readonly string[];
  readonly resources: readonly {
    readonly area: string;
    readonly name: string;
    readonly module: ModuleKey | null;
    /** In the menu; `null` for what the menu leaves out. */
    readonly place: number | null;
  }[];
}

export interface NewField {
  readonly name: string;
  readonly kind: string;
  /** Codes that need labels. */
  readonly codes?: readonly string[];
  /** The resource that it refers to. */
  readonly to?: string;
  /** Must be filled in: `!` behind its kind. */
  readonly isRequired?: true;
}

/** Whether records can be called by a field: a reference is stored as a number. */
export const canBeTitle = ({ kind }: NewField): boolean =>
  kind !== 'reference' && kind !== 'references' && kind !== 'image';

export interface Request {
  readonly area: string;
  readonly name: string;
  readonly fields: readonly [NewField, ...NewField[]];
}

/** Why nothing is written, in words for the terminal. */
export class Refused extends Error {}

const refuse = (why: string): never => {
  throw new Refused(why);
};

const USAGE = `Usage: npm run new -- <area>/<name> <field>:<kind> …
as in  npm run new -- devices/signs name:text! lit:flag state:choice=draft,active owner:reference=users photo:image`;

const isName = (text: string): boolean => /^[a-z][A-Za-z0-9]*$/.test(text);

/** Whether a constant can have this name. */
const isFree = (name: string): boolean => {
  try {
    new Script(`'use strict'; const ${name} = 0;`);
    return true;
  } catch {
    return false;
  }
};

const resourceAt = (path: string, { areas, resources }: Existing): readonly [string, string] => {
  const [area = '', name = '', ...more] = path.split('/');
  if (more.length > 0 || name === '') return refuse(`"${path}" is not <area>/<name>.\n${USAGE}`);
  if (!areas.includes(area))
    return refuse(
      `There is no area "${area}"; there are ${areas.join(', ')}. A new one comes into resources/areas.ts first.`,
    );
  if (!isName(name) || !isFree(name))
    return refuse(`"${name}" can't be a resource's name: write it like this: deviceGroups`);
  const taken = resources.find((resource) => resource.name === name);
  if (taken) return refuse(`There is a resource "${name}": resources/${taken.area}/${name}.ts`);
  return [area, name];
};

const optionsOf = (
  text: string,
  kind: string,
  given: string,
  { resources }: Existing,
): Pick<NewField, 'codes' | 'to'> => {
  const draft = needsOptions(kind) ? fieldDrafts[kind] : undefined;
  if (!draft && needsOptions(kind))
    return refuse(
      `${text}: a field of the kind "${kind}" needs options; add it to the file by hand`,
    );
  if (!draft || draft.given === 'names')
    return given === '' ? {} : refuse(`${text}: nothing can stand behind "${kind}"`);
  const usage = `as in ${text.replace(/=.*/, '')}=${draft.example}`;
  if (draft.given === 'resource')
    return resources.some(({ name }) => name === given)
      ? { to: given }
      : refuse(`${text}: say which resource it refers to, ${usage}`);
  const codes = given.split(',').map((code) => code.trim());
  const isRight = codes.every((code) => /^\w+$/.test(code)) && new Set(codes).size === codes.length;
  return isRight ? { codes } : refuse(`${text}: say which codes there are, ${usage}`);
};

const fieldOf = (text: string, existing: Existing): NewField => {
  const [, name = '', kind = '', mark, given = ''] =
    /^([^:]*):([^=!]*)(!)?(?:=(.*))?$/.exec(text) ?? [];
  if (name === 'id') return refuse(`${text}: every record has an id as it is`);
  if (!isName(name))
    return refuse(`${text}: write a field like this: <name>:<kind>, as in firstName:text`);
  if (!Object.hasOwn(f, kind))
    return refuse(`${text}: there is no kind "${kind}"; there are ${Object.keys(f).join(', ')}`);
  if (mark && kind === 'image')
    return refuse(`${text}: a new record has no picture yet, so that none can be required`);
  return {
    name,
    kind,
    ...optionsOf(text, kind, given, existing),
    ...(mark && { isRequired: true }),
  };
};

/**
 * Reads what is asked for.
 *
 * @param args `<area>/<name>` and a `<field>:<kind>` for each field
 * @throws {Refused} when it can't be made: an unknown area or kind, a bad name, something that exists
 */
export const readRequest = (args: readonly string[], existing: Existing): Request => {
  const [path, ...texts] = args;
  if (path === undefined) return refuse(USAGE);
  const [area, name] = resourceAt(path, existing);
  const [first, ...fields] = texts.map((text) => fieldOf(text, existing));
  if (!first) return refuse(`"${name}" needs a field.\n${USAGE}`);
  const names = [first, ...fields].map((field) => field.name);
  const twice = names.find((field, place) => names.indexOf(field) !== place);
  if (twice !== undefined) return refuse(`There are two fields "${twice}"`);
  if (![first, ...fields].some(canBeTitle))
    return refuse(`"${name}" needs a text that its records are called by, as in name:text`);
  return { area, name, fields: [first, ...fields] };
};
