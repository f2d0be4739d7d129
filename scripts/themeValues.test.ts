import { expect, test } from 'vitest';
import { foreignValuesIn } from './themeValues.mjs';

test('sizes, weights and colours that the theme has not got are found', () =>
  expect(
    foreignValuesIn(
      'src/ui/chip.module.css',
      '.chip {\n  font-size: 11px;\n  font-weight: 700;\n  border: 1px solid #abc;\n}',
    ),
  ).toEqual([
    'src/ui/chip.module.css:2: 11px',
    'src/ui/chip.module.css:3: 700',
    'src/ui/chip.module.css:4: #abc',
  ]));

test('so are sizes without the height of their line', () =>
  expect(
    foreignValuesIn(
      'src/ui/chip.module.css',
      '.a {\n  font-size: 1rem;\n}\n\n.b {\n  font-size: 1rem;\n  line-height: 1.4;\n}',
    ),
  ).toEqual([
    'src/ui/chip.module.css:1: 1rem without its line',
    'src/ui/chip.module.css:5: 1rem without its line',
  ]));

test('so are those that are written beside an element', () =>
  expect(
    foreignValuesIn('src/ui/Chip.tsx', "<Box sx={{ fontSize: '0.7rem', color: '#123456' }} />"),
  ).toEqual(['src/ui/Chip.tsx:1: 0.7rem', 'src/ui/Chip.tsx:1: #123456']));

test('what the theme has may be taken, and a picture of a kiosk has a look of its own', () => {
  const code =
    '.a {\n  font-size: 0.75rem;\n  line-height: 1rem;\n  font-weight: 500;\n  color: var(--error-text);\n}';
  expect(foreignValuesIn('src/ui/chip.module.css', code)).toEqual([]);
  expect(
    foreignValuesIn(
      'src/screens/kioskStartScreen/kioskStartScreen.module.css',
      '.a { color: #fff }',
    ),
  ).toEqual([]);
});
