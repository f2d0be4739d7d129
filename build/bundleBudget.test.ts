import { describe, expect, it } from 'vitest';
import { BUDGET_FILES, BUDGET_KB, type Chunk, reportOn } from './bundleBudget';

const chunk = (file: string, kB: number, change: Partial<Chunk> = {}): Chunk => ({
  file,
  isEntry: false,
  imports: [],
  modules: [],
  gzip: kB * 1000,
  ...change,
});

const app = (...more: Chunk[]): Chunk[] => [
  chunk('index.js', 100, { isEntry: true, imports: ['shared.js'], modules: ['src/main.tsx'] }),
  chunk('shared.js', 20),
  chunk('List.js', 15, { modules: ['src/views/list/List.tsx'], imports: ['shared.js'] }),
  chunk('users.js', 1, { modules: ['virtual:resources/people/users'] }),
  chunk('boxes.js', 2, { modules: ['virtual:resources/devices/boxes'] }),
  chunk('shell-en.js', 6, { modules: ['i18n/en/index.ts'] }),
  chunk('shell-nl.js', 7, { modules: ['i18n/nl/index.ts'] }),
  chunk('Report.js', 90, { modules: ['src/screens/report/Report.tsx'] }),
  ...more,
];

describe('the bundle report', () => {
  it('weighs the entry, the list, the shell’s texts and the heaviest definition, each file once', () => {
    const { firstList, problems } = reportOn(app());
    expect(firstList.kB).toBe(100 + 20 + 15 + 2 + 7);
    expect(problems).toEqual([]);
  });

  it('lists what is loaded later, the largest first', () =>
    expect(reportOn(app()).lazy.map(({ file }) => file)).toEqual([
      'Report.js',
      'shell-en.js',
      'users.js',
    ]));

  it('reports when the budget is broken', () =>
    expect(reportOn(app(chunk('more.js', BUDGET_KB, { isEntry: true }))).problems).toEqual([
      `${144 + BUDGET_KB} kB before the first list; the budget is ${BUDGET_KB}`,
    ]));

  it('reports when there are more files than a browser should have to ask for', () => {
    const more = Array.from({ length: BUDGET_FILES }, (_, index) => chunk(`more-${index}.js`, 1));
    const imports = more.map(({ file }) => file);
    const entry = chunk('entry.js', 1, { isEntry: true, imports });
    expect(reportOn(app(entry, ...more)).problems).toEqual([
      `13 files before the first list; the budget is ${BUDGET_FILES}`,
    ]);
  });

  it.each([
    ['src/screens/report/Report.tsx', 'src/screens/report'],
    ['node_modules/@tiptap/core/dist/index.js', '@tiptap'],
    ['node_modules/@codemirror/view/dist/index.js', '@codemirror'],
    ['node_modules/ra-input-rich-text/dist/index.js', 'ra-input-rich-text'],
    ['node_modules/@jsonforms/core/lib/index.js', '@jsonforms'],
    ['src/ui/charts/BarChart.tsx', 'src/ui/charts'],
    ['node_modules/@mui/x-date-pickers/DatePicker.js', '@mui/x-date-pickers'],
    ['node_modules/ra-ui-materialui/dist/index.js', 'ra-ui-materialui'],
  ])('reports when %s is loaded before the first list', (module, part) =>
    expect(
      reportOn(app(chunk('early.js', 1, { isEntry: true, modules: [module] }))).problems,
    ).toEqual([`${part} is loaded before the first list, in early.js`]),
  );

  it('lets the registry of screens be known at once', () =>
    expect(
      reportOn(app(chunk('early.js', 1, { isEntry: true, modules: ['src/screens/index.ts'] })))
        .problems,
    ).toEqual([]));

  it.each([
    ['List.js', 'src/views/list/List.tsx'],
    ['shell-en.js', 'i18n/en/index.ts'],
    ['users.js', 'virtual:resources/people/users'],
  ])('reports when %s is no chunk of its own', (file, module) => {
    const others = app().filter(
      ({ isEntry, modules }) => isEntry || modules[0]?.split('/')[0] !== module.split('/')[0],
    );
    const { problems } = reportOn([
      ...others,
      chunk(file, 1, { isEntry: true, modules: [module] }),
    ]);
    expect(problems).toEqual([expect.stringMatching(/ is loaded by a dynamic import$/)]);
  });
});
