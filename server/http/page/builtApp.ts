import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readIfPresent } from '../../store/disk';

/** The files that a part of the app is made of, by the part's name (`build/pageFiles.ts`). */
export type PageFiles = Readonly<Record<string, readonly string[] | undefined>>;

/** What every page of the app begins with, as it was built. */
export interface BuiltApp {
  readonly html: string;
  readonly files: PageFiles;
}

/** None where the build listed none: a browser then finds the files one after the other. */
const readFiles = async (folder: string): Promise<PageFiles> =>
  JSON.parse(String((await readIfPresent(join(folder, '.pages.json'))) ?? '{}'));

/**
 * Gives the app's page, which is read again when it was built again.
 *
 * @param folder of the built app; reading throws ENOENT when there is none
 */
export const openBuiltApp = (folder: string): (() => Promise<BuiltApp>) => {
  const path = join(folder, 'index.html');
  let known: { readonly builtAt: number; readonly app: BuiltApp } | undefined;
  return async () => {
    const { mtimeMs } = await stat(path);
    if (known?.builtAt !== mtimeMs) {
      const app = { html: await readFile(path, 'utf8'), files: await readFiles(folder) };
      known = { builtAt: mtimeMs, app };
    }
    return known.app;
  };
};
