import { expect, test } from 'vitest';
import { cyclesOf } from './folderCycles.mjs';

const list = 'src/views/list/List.tsx';
const bulk = 'src/views/bulk/BulkBar.tsx';
const form = 'src/views/form/tabs.ts';

test.each([
  [
    'two that import each other',
    [
      [list, bulk],
      [bulk, 'src/views/list/rows.ts'],
    ],
    ['src/views/bulk, src/views/list'],
  ],
  [
    'three in a circle',
    [
      [list, bulk],
      [bulk, form],
      [form, list],
    ],
    ['src/views/bulk, src/views/form, src/views/list'],
  ],
  [
    'one way',
    [
      [list, bulk],
      [list, form],
      [form, bulk],
    ],
    [],
  ],
  ['one that imports its own', [[list, 'src/views/list/table/Row.tsx']], []],
  [
    'what puts folders together',
    [
      ['src/views/recordView.ts', list],
      [list, 'src/views/recordView.ts'],
    ],
    [],
  ],
  [
    'floors, which have a check of their own',
    [
      [list, 'src/ui/bars/Bar.tsx'],
      ['src/ui/bars/Bar.tsx', list],
    ],
    [],
  ],
] as const)('%s', (_name, imports, cycles) => expect(cyclesOf(imports)).toEqual(cycles));
