import type { DrawnPage } from '../../../schemas/routing/drawing';
import type { BuiltApp } from './builtApp';

/** The element that `dataProvider/firstAnswers.ts` reads. */
const ELEMENT = 'first-answers';

/** The element that `src/hydration/hydratable.ts` reads. */
const DRAWN_FOR = 'drawn-for';

const inScript: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The same JSON, in which no HTML can begin or end. */
const inertJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => inScript[sign] ?? '');

const addressOf = (file: string): string => `/${encodeURI(file)}`;

const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin href="${addressOf(file)}">`;

const dataElement = (id: string, json: string): string =>
  `<script type="application/json" id="${id}">${inertJson(json)}</script>`;

/** The element by which `src/hydration/firstView.js` loads the app. */
const APP_FILES = 'app-files';

const ROOT = '<div id="root">';

/** The page with elements at its end. */
const withLast = (page: string, elements: readonly string[]): string =>
  page.replace('</body>', () => `${elements.join('')}</body>`);

/** Nothing is painted before all of it is there: parts of a table have other widths. */
const WHOLE = `<link rel="expect" href="#${ELEMENT}" blocking="render">`;

/** The app's page in two: the head with the files to load, and the rest, which waits for answers. */
export interface PageHtml {
  readonly head: string;
  /**
   * @param answers in JSON
   * @param drawn the page as the browser would draw it, which stands where that would draw it
   * @returns in UTF-8
   */
  body(answers: string, drawn?: DrawnPage): Uint8Array;
}

/**
 * The app's page with what an address needs: the files that its parts are made of, and the answers to what
 * the browser asks first. As data they fall under no rule for scripts of the content security policy.
 *
 * @param parts as the build names them
 * @param isDrawn it will be drawn if there is time for it: then the app's files are loaded once that is seen
 */
export const pageHtml = (
  { html, head, rest, files }: BuiltApp,
  parts: readonly string[],
  isDrawn: boolean,
): PageHtml => {
  /** The files of parts that nothing has named to the browser yet. */
  const missingOf = (names: readonly string[], named: readonly string[] = []) =>
    [...new Set(names.flatMap((name) => files[name] ?? []))].filter(
      (file) => !html.includes(file) && !named.includes(file),
    );
  const missing = missingOf(parts);
  const root = rest.indexOf(ROOT) + ROOT.length;
  const { bare, loading: tags, entries, files: preloaded } = head;
  const loading = tags + missing.map(preload).join('');
  return {
    head: `${isDrawn ? bare : bare + loading}${WHOLE}</head>`,
    body: (answers, drawn) => {
      const data = dataElement(ELEMENT, answers);
      if (drawn === undefined) {
        const page = isDrawn ? rest.replace('<body>', `<body>${loading}`) : rest;
        return Buffer.from(withLast(page, [data]));
      }
      const further = missingOf(drawn.drawnFor.parts, missing);
      const named = [...missing, ...further].map(addressOf);
      const app = { entries, files: [...preloaded, ...named] };
      const appFiles = dataElement(APP_FILES, JSON.stringify(app));
      const drawnFor = dataElement(DRAWN_FOR, JSON.stringify(drawn.drawnFor));
      const last = withLast(rest.slice(root), [data, drawnFor, appFiles]);
      return Buffer.concat([Buffer.from(rest.slice(0, root)), drawn.html, Buffer.from(last)]);
    },
  };
};
