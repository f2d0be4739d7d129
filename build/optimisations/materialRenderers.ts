import type { Plugin } from 'vite';

const MODULE = /\/@jsonforms\/material-renderers\/lib\/[^/]+\.esm\.js$/;

/** What the module calls as it is read; none of it does more than make something. */
const MAKERS =
  /(?<![\w$.])(?:rankWith|with[A-Z]\w*|and|or|uiTypeIs|optionIs|schema\w*Matches|styled|React\.memo|dayjs\.extend)(?=\()/g;

/** An object of all of them, whose spreads count as calls. */
const ALL = /^const Unwrapped = (\{[^}]*\});$/m;

const ICONS = /^import \{ ([\w, ]+) \} from '@mui\/icons-material';$/m;

const oneByOne = (_: string, names: string): string =>
  names
    .split(', ')
    .map((name) => `import ${name} from '@mui/icons-material/${name}';`)
    .join(' ');

/** JSON Forms' Material renderers, so that those which nobody uses can be left out. */
const asParts = (code: string): string =>
  code
    .replace(MAKERS, '/*#__PURE__*/ $&')
    .replace(ALL, 'const Unwrapped = /*#__PURE__*/ (() => ($1))();')
    .replace(ICONS, oneByOne);

/**
 * JSON Forms' Material renderers are one module that makes all of them as it is read, tables, steppers
 * and date pickers too, and reads all of Material's icons for seven.
 */
export const materialRenderers = (): Plugin => ({
  name: 'material-renderers',
  transform: {
    filter: { id: MODULE },
    handler: (code) => ({ code: asParts(code), map: null }),
  },
});
