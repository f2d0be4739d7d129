import { isMain } from './project.mjs';
import { failOn, foundInFiles } from './projectFiles.mjs';

const SOURCE = /^src\/.*\.(?:css|tsx?)$/;

/**
 * Where other values belong: the theme itself and its fonts, the colours that distinguish calendars, and what draws
 * pages, screens, maps and codes that others see, which have looks of their own.
 */
const EXEMPT = new RegExp(
  [
    '^src/ui/theme/|^src/app/(?:fonts|baseline)\\.css$|^src/ui/week/bar\\.module\\.css$',
    '^src/views/livePage/|^src/documents/|^src/kinds/colour/',
    '^src/screens/(?:kioskStartScreen|bookingWidget|priceSheet|exhibitorMap|filmstrip)/',
    '^src/screens/contentList/listHtml|/QrCode\\.tsx$|\\.test\\.tsx?$',
  ].join('|'),
);

/** Sizes of text that the theme has, each with the height of its line (`src/ui/theme/type.ts`). */
const LINES = new Map([
  ['1.375rem', '1.75rem'],
  ['1rem', '1.5rem'],
  ['0.875rem', '1.25rem'],
  ['0.8125rem', '1.125rem'],
  ['0.75rem', '1rem'],
]);

/** Those, the sizes of icons, and of what is hidden by having none. */
const SIZES = new Set([
  ...LINES.keys(),
  ...['inherit', 'var(--icon)', '16px', '16', '12', '48', '0'],
]);

const WEIGHTS = new Set(['400', '500', '600', 'inherit', 'fontWeightMedium', 'fontWeightBold']);

/** @type {readonly (readonly [RegExp, ReadonlySet<string> | null])[]} */
const RULES = [
  [/font-?size: ['"]?([\w.()%-]+)/gi, SIZES],
  [/font-?weight: ['"]?(\w+)/gi, WEIGHTS],
  [/(?:color|background|fill|stroke|border|shadow)[\w-]*:[^;,\n]*?(#[\da-f]{3,8}\b)/gi, null],
];

/** The line beneath a record's name is set wider, and what keeps an input's room has the line of that. */
const WIDER = /\/(?:recordFrame|longText)\.module\.css$/;

/**
 * Sizes in style sheets whose line is of another height than theirs, or of none: it would be that of what is around.
 *
 * @type {(path: string, code: string) => string[]}
 */
const foreignLinesIn = (path, code) =>
  !path.endsWith('.css') || WIDER.test(path)
    ? []
    : [...code.matchAll(/\{[^{}]*?font-size: ([\d.]+rem)[^{}]*\}/g)]
        .filter(
          ([rule, size = '']) =>
            LINES.has(size) && !rule.includes(`line-height: ${LINES.get(size)};`),
        )
        .map(
          ({ 1: size, index }) =>
            `${path}:${code.slice(0, index).split('\n').length}: ${size} without its line`,
        );

/**
 * Sizes and weights of text and colours that the theme hasn't got: what is drawn takes the theme's, so that a change of
 * it reaches everything, and both schemes have their own.
 *
 * @param {string} path
 * @param {string} code
 * @returns {string[]} file, line and value of each
 */
export const foreignValuesIn = (path, code) =>
  EXEMPT.test(path)
    ? []
    : [
        ...RULES.flatMap(([form, known]) =>
          [...code.matchAll(form)]
            .filter(([, value = '']) => !known?.has(value))
            .map(
              ({ 1: value, index }) =>
                `${path}:${code.slice(0, index).split('\n').length}: ${value}`,
            ),
        ),
        ...foreignLinesIn(path, code),
      ];

if (isMain(import.meta.url)) failOn(foundInFiles(SOURCE, foreignValuesIn));
