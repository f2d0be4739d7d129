import { build } from 'vite';
import { expect, test } from 'vitest';
import { materialRenderers } from './materialRenderers';

const ENTRY = 'virtual:entry';

/** What is left of the package, and what that imports, when one renderer of it is used. */
const built = async (name: string): Promise<string> => {
  const bundle = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) =>
          id === ENTRY ? `export { ${name} } from '@jsonforms/material-renderers';` : undefined,
      },
      materialRenderers(),
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: 'strict',
        external: (id) => id !== ENTRY && !id.includes('material-renderers'),
        treeshake: { moduleSideEffects: 'no-external' },
      },
    },
  });
  if (!('output' in bundle)) throw new Error('Not one bundle.');
  return bundle.output[0].code;
};

test('a renderer brings along what it is made of and nothing else', async () => {
  const code = await built('MaterialVerticalLayout');
  expect(code).toContain('Grid');
  const imports = [...code.matchAll(/from "(.+)"/g)].map(([, from]) => from);
  expect(imports).not.toContainEqual(expect.stringMatching(/date-pickers|dayjs|icons-material/));
  expect(code).not.toMatch(/Unwrapped|rankWith|Table|Badge|Slider/);
});

test('an icon is read by itself, not out of all of them', async () => {
  const code = await built('MuiInputText');
  expect(code).toMatch(/from "@mui\/icons-material\/Close"/);
  expect(code).not.toMatch(/"@mui\/icons-material"/);
});
