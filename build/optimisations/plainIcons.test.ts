import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** An icon as JSX whose attributes have `sx`. */
const ICON_WITH_SX = /<(?:\w+Icon|Icon)\s[^>]*\bsx=/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);

it('takes no look from an icon that it leaves out', () => {
  expect(ICON_WITH_SX.test('<SearchIcon fontSize="small" sx={{ mr: 1 }} />')).toBe(true);
  const wrong = sources.filter(([, source]) => ICON_WITH_SX.test(source)).map(([file]) => file);
  expect(sources.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
