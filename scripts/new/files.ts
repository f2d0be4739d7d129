import { type CommonLabels, type ModuleKey, traitsOf } from '../../schemas';
import { canBeTitle, type Existing, type NewField, type Request } from './request';

const MAX_COLUMNS = 5;

/** A file to write: its path below the project, and its source. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A name in words: `deviceGroups` becomes `Device groups`. */
const inWords = (name: string): string => {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What one is called and what several are, as English makes them of either. */
const oneAndSeveral = (name: string): string => {
  const words = inWords(name);
  const one = words.replace(/ies$/, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/, '');
  return `${one} |||| ${one === words ? `${words}s` : words}`;
};

const codeOf = (code: string): string => (/^(0|[1-9]\d*)$/.test(code) ? code : `'${code}'`);

const keyOf = (code: string): string => (/^[A-Za-z_]/.test(code) ? code : codeOf(code));

const fieldCode = (
  { name, kind, codes, to, isRequired }: NewField,
  path: string,
  isTitle: boolean,
): string => {
  const options = [
    ...(codes ? [`values: [${codes.map(codeOf).join(', ')}]`] : []),
    ...(to ? [`to: '${to}'`] : []),
    ...(kind === 'image'
      ? [`address: '${path}/${name}/{id}/{value}', upload: '${path}/${name}/{id}'`]
      : []),
    ...(isTitle || isRequired ? ['required: true'] : []),
  ];
  return `f.${kind}(${options.length > 0 ? `{ ${options.join(', ')} }` : ''})`;
};

/** The field that a record is called by: never a reference, which would show a number. */
const titleOf = (fields: Request['fields']): NewField =>
  fields.find(({ name }) => name === 'name' || name === 'title') ??
  fields.find((field) => traitsOf(field).isText) ??
  fields.find(canBeTitle) ??
  fields[0];

/** The module of most of an area's resources; those of a new area belong to administration. */
const moduleOf = (area: string, { resources }: Existing): ModuleKey => {
  const modules = resources.flatMap((known) =>
    known.area === area && known.module ? [known.module] : [],
  );
  const countOf = (module: ModuleKey) => modules.filter((other) => other === module).length;
  return modules.toSorted((a, b) => countOf(b) - countOf(a))[0] ?? 'administration';
};

const placeIn = (area: string, { resources }: Existing): number =>
  Math.max(0, ...resources.map((known) => (known.area === area ? (known.place ?? 0) : 0))) + 10;

const quoted = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ');

const definitionFile = ({ area, name, fields }: Request, existing: Existing): SourceFile => {
  const title = titleOf(fields);
  const inList = fields.filter((field) => !traitsOf(field).isOwnPageOnly).slice(0, MAX_COLUMNS);
  const inFace = inList.filter((field) => field !== title).map((field) => field.name);
  return {
    path: `resources/${area}/${name}.ts`,
    text: `import { defineResource, f } from '../../schemas';

export const ${name} = defineResource({
  name: '${name}',
  module: '${moduleOf(area, existing)}',
  menu: { icon: 'list', place: ${placeIn(area, existing)} },
  title: '${title.name}',
  face: { facts: [${quoted(inFace)}], less: 'Nobody has decided yet what it is known by.' },
  fields: {
${fields.map((field) => `    ${field.name}: ${fieldCode(field, name, field === title)},`).join('\n')}
  },
  list: { columns: [${quoted(inList.map((field) => field.name))}] },
  detail: [{ tab: 'general', fields: [${quoted(fields.map((field) => field.name))}] }],
});
`,
  };
};

const labelsFile = (
  { area, name, fields }: Request,
  locale: string,
  common: CommonLabels,
): SourceFile => {
  const own = fields.filter((field) => !Object.hasOwn(common.fields, field.name));
  const coded = fields.flatMap(({ name: field, codes = [] }) =>
    codes.length > 0
      ? [`${field}: { ${codes.map((code) => `${keyOf(code)}: '${inWords(code)}'`).join(', ')} }`]
      : [],
  );
  const groups = [
    ...(own.length > 0
      ? [
          `  fields: { ${own.map((field) => `${field.name}: '${inWords(field.name)}'`).join(', ')} },`,
        ]
      : []),
    ...(coded.length > 0 ? [`  codes: { ${coded.join(', ')} },`] : []),
  ];
  return {
    path: `i18n/${locale}/labels/${area}/${name}.ts`,
    text: `import type { ${name} } from '../../../../resources/${area}/${name}';
import type { Labels } from '../../../Labels';

export const labels = {
  name: '${oneAndSeveral(name)}',
${groups.map((group) => `${group}\n`).join('')}} satisfies Labels<typeof ${name}>;
`,
  };
};

/**
 * The first draft of a resource: its definition, and its labels in every locale. A field has its common label,
 * or its name in words.
 *
 * @param common the common labels of each locale
 * @returns sources that are not formatted yet
 */
export const filesOf = (
  request: Request,
  existing: Existing,
  common: Readonly<Record<string, CommonLabels>>,
): readonly SourceFile[] => [
  definitionFile(request, existing),
  ...Object.entries(common).map(([locale, labels]) => labelsFile(request, locale, labels)),
];
