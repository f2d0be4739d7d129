import { readEntries } from '../../../files/zipEntries';
import { type Attribute, type Element, elementsOf } from './binaryXml';
import { VALUE } from './chunks';
import { NotAnApk } from './NotAnApk';
import { type ResourceTable, resourceTable } from './resourceTable';

/** What an Android package declares. */
export interface ApkContent {
  readonly packageName: string;
  readonly versionName: string;
  readonly versionCode: number;
  /** What a person sees it called; the package's name where it has none. */
  readonly label: string;
  readonly permissions: readonly string[];
  /** Its largest picture made of pixels, as it came; none where it has none. */
  readonly icon: Buffer | undefined;
}

const MEBIBYTE = 1_048_576;
const MANIFEST = 'AndroidManifest.xml';
const RESOURCES = 'resources.arsc';
const MOST_BYTES = { [MANIFEST]: 4 * MEBIBYTE, [RESOURCES]: 64 * MEBIBYTE };
const MOST_ICON_BYTES = 2 * MEBIBYTE;
const LONGEST_TEXT = 200;
const MOST_PERMISSIONS = 1_000;

/** Android's numbers of the attributes that are read. */
const ID = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
} as const;

const PACKAGE = /^[a-z]\w*(\.[a-z]\w*)+$/i;
const PERMISSION = new Set(['uses-permission', 'uses-permission-sdk-23', 'uses-permission-sdk-m']);
const DRAWN = /\.(png|webp|jpe?g)$/i;

/** A text without what isn't read: line ends, control characters, more than there is room for. */
const clean = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

const textOf = (attribute: Attribute | undefined, resources: ResourceTable): string => {
  if (attribute === undefined) return '';
  if (attribute.type !== VALUE.reference) return clean(attribute.text ?? '');
  const found = resources(attribute.data);
  return clean((found.find(({ isDefault }) => isDefault) ?? found[0])?.text ?? '');
};

const numberOf = (attribute: Attribute | undefined): number => {
  const isNumber =
    attribute && attribute.type >= VALUE.firstInteger && attribute.type <= VALUE.lastInteger;
  return isNumber ? attribute.data : 0;
};

const READ = new Set(['manifest', 'application']);

/** The elements that something is read of, and the permissions. */
const manifestOf = (bytes: Buffer) => {
  const first = new Map<string, Element>();
  const asking: Element[] = [];
  for (const element of elementsOf(bytes)) {
    // Names are kept of nothing else: a manifest can hold as many as somebody makes up.
    if (READ.has(element.name) && !first.has(element.name)) first.set(element.name, element);
    if (PERMISSION.has(element.name) && asking.length < MOST_PERMISSIONS) asking.push(element);
  }
  const permissions = asking.map((element) =>
    clean(element.attribute('name', ID.name)?.text ?? ''),
  );
  return {
    manifest: first.get('manifest'),
    application: first.get('application'),
    permissions: [...new Set(permissions)].filter((name) => name !== ''),
  };
};

const iconOf = async (
  path: string,
  attribute: Attribute | undefined,
  resources: ResourceTable,
): Promise<Buffer | undefined> => {
  if (attribute?.type !== VALUE.reference) return undefined;
  const [best] = resources(attribute.data)
    .filter(({ text }) => DRAWN.test(text))
    .sort((one, other) => other.density - one.density);
  // A picture that can't be had is no reason to refuse the app.
  const files =
    best && (await readEntries(path, { [best.text]: MOST_ICON_BYTES }).catch(() => undefined));
  return files?.get(best?.text ?? '');
};

const contentOf = async (path: string): Promise<ApkContent> => {
  const files = await readEntries(path, MOST_BYTES);
  const bytes = files.get(MANIFEST);
  if (!bytes) throw new NotAnApk('It has no manifest');
  const { manifest, application, permissions } = manifestOf(bytes);
  const packageName = manifest?.attribute('package')?.text ?? '';
  if (!PACKAGE.test(packageName) || packageName.length > LONGEST_TEXT)
    throw new NotAnApk('Its manifest names no package');
  const table = files.get(RESOURCES);
  const resources = table ? resourceTable(table) : () => [];
  return {
    packageName,
    versionName: textOf(manifest?.attribute('versionName', ID.versionName), resources),
    versionCode: numberOf(manifest?.attribute('versionCode', ID.versionCode)),
    label: textOf(application?.attribute('label', ID.label), resources) || packageName,
    permissions,
    icon: await iconOf(path, application?.attribute('icon', ID.icon), resources),
  };
};

/** Whatever is wrong with a file, reading it throws an error; the disk's own name the call that failed. */
const isOfTheFile = (error: unknown): boolean => error instanceof Error && !('syscall' in error);

/**
 * Reads what an Android package declares: its directory, its manifest and its table of resources, and no more
 * of the file.
 *
 * @param path where it lies on disk
 * @throws NotAnApk for what is none
 */
export const readApk = async (path: string): Promise<ApkContent> => {
  try {
    return await contentOf(path);
  } catch (error) {
    if (isOfTheFile(error)) throw new NotAnApk('It cannot be read', { cause: error });
    throw error;
  }
};
