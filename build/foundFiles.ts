import { normalizePath, type Plugin } from 'vite';

/** The module whose place is taken: it looks for files on the disk. */
const ON_DISK = '/server/contract/foundFiles.ts';

const FOLDERS = [
  'resources',
  'server/behaviours',
  'server/tables',
  'i18n/en/labels',
  'i18n/nl/labels',
  'mock-server/rows',
];

const globOf = (folder: string): string => {
  const patterns = [`/${folder}/*/*.ts`, '!**/*.test.ts', '!**/*.test-d.ts'];
  return `import.meta.glob(${JSON.stringify(patterns)}, { eager: true })`;
};

const code = `
const folders = { ${FOLDERS.map((folder) => `${JSON.stringify(folder)}: ${globOf(folder)}`).join(', ')} };
export const filesBelow = async (folder) => new Map(Object.entries(folders[folder]).map(
  ([path, exports]) => [path.slice(folder.length + 2, -'.ts'.length), async () => exports],
));
`;

/** Puts the files into the built server that it finds by where they stand when it runs as it is written. */
export const foundFiles = (): Plugin => ({
  name: 'found-files',
  enforce: 'pre',
  transform: (_code, id) => (normalizePath(id).endsWith(ON_DISK) ? { code, map: null } : undefined),
});
