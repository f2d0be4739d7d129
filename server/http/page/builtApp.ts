import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent } from '../../store/disk';

/** The files that a part of the app is made of, by the part's name (`build/pageFiles.ts`). */
export type PageFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** The head of the built page, and what of it loads the app. */
interface Head {
  /** Without that. */
  readonly bare: string;
  /** That alone, as it stands there. */
  readonly loading: string;
  /** The addresses of scripts to run, and of those that these need. */
  readonly entries: readonly string[];
  readonly files: readonly string[];
}

const attributeOf = (tag: string, name: string): string =>
  tag.split(` ${name}="`)[1]?.split('"')[0] ?? '';

const readHead = (head: string): Head => {
  // Each tag with the text that follows it.
  const [start = '', ...rest] = head.split('<');
  const tags = rest.map((tag) => `<${tag}`);
  const isEntry = (tag = '') => tag.startsWith('<script type="module"');
  const isPreload = (tag: string) => tag.startsWith('<link rel="modulepreload"');
  const isLoading = (tag: string, at: number) =>
    isEntry(tag) || isPreload(tag) || (tag.startsWith('</script>') && isEntry(tags[at - 1]));
  return {
    bare: start + tags.filter((tag, at) => !isLoading(tag, at)).join(''),
    loading: tags.filter(isLoading).join(''),
    entries: tags.filter((tag) => isEntry(tag)).map((tag) => attributeOf(tag, 'src')),
    files: tags.filter(isPreload).map((tag) => attributeOf(tag, 'href')),
  };
};

const INLINE = '<script>';

/** Hashes of the scripts that stand in a page, as a content security policy names them. */
const hashesIn = (html: string): readonly string[] =>
  html
    .split(INLINE)
    .slice(1)
    .map((rest) => rest.split('</script>')[0] ?? '')
    .map((script) => `sha256-${createHash('sha256').update(script).digest('base64')}`);

/** What every page of the app begins with, as it was built. */
export interface BuiltApp {
  readonly html: string;
  readonly head: Head;
  /** What follows the head. */
  readonly rest: string;
  readonly files: PageFiles;
  /** Of the scripts that it holds. */
  readonly scriptHashes: readonly string[];
}

/** None where the build listed none: a browser then finds the files one after the other. */
const readFiles = async (folder: string): Promise<PageFiles> =>
  JSON.parse(String((await readIfPresent(join(folder, '.pages.json'))) ?? '{}'));

/** Milliseconds in which nobody builds an app and opens it. */
const UNLOOKED = 500;

/**
 * Gives the app's page, which is read again when it was built again.
 *
 * @param folder of the built app; reading throws ENOENT when there is none
 */
export const openBuiltApp = (folder: string): (() => Promise<BuiltApp>) => {
  const path = join(folder, 'index.html');
  let known: { readonly builtAt: number; readonly app: BuiltApp } | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (known && performance.now() - lookedAt < UNLOOKED) return known.app;
    const { mtimeMs } = await stat(path);
    lookedAt = performance.now();
    if (known?.builtAt !== mtimeMs) {
      const html = await readFile(path, 'utf8');
      const [head = '', rest = ''] = html.split('</head>');
      const files = await readFiles(folder);
      const app = { html, head: readHead(head), rest, files, scriptHashes: hashesIn(html) };
      known = { builtAt: mtimeMs, app };
    }
    return known.app;
  };
};
