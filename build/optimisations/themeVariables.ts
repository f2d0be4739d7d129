import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const STYLES = /\/src\/app\/baseline\.css$/;
const THEME = 'src/ui/theme/theme.ts';

/** What Material calls a style sheet: rules by their selectors, of values by their names. */
type Sheet = Readonly<Record<string, Readonly<Record<string, string | number>>>>;

interface ThemeModule {
  makeTheme(): { generateStyleSheets(): readonly Sheet[] };
}

const asCss = (sheet: Sheet): string =>
  Object.entries(sheet)
    .map(([selector, values]) => {
      const written = Object.entries(values).map(
        ([name, value]) => `${name === 'colorScheme' ? 'color-scheme' : name}:${value}`,
      );
      return `${selector}{${written.join(';')}}`;
    })
    .join('\n');

/**
 * Writes the theme's colours and measures as CSS variables, so that a browser needn't work them out before it
 * draws anything: they follow `src/app/baseline.css`.
 */
export const themeVariables = (): Plugin => {
  let root = process.cwd();
  return {
    name: 'theme-variables',
    enforce: 'pre',
    configResolved(config) {
      root = resolve(config.root);
    },
    transform: {
      filter: { id: STYLES },
      async handler(code) {
        const { module, dependencies } = await runnerImport<ThemeModule>(resolve(root, THEME));
        for (const file of dependencies) this.addWatchFile(file);
        const sheets = module.makeTheme().generateStyleSheets();
        return { code: `${code}\n${sheets.map(asCss).join('\n')}`, map: null };
      },
    },
  };
};
