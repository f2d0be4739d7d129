import type { BuiltApp } from './builtApp';

/** The element that `dataProvider/firstAnswers.ts` reads. */
const ELEMENT = 'first-answers';

const inScript: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The same JSON, in which no HTML can begin or end. */
const inertJson = (json: string): string =>
  json.replace(/[<\u2028\u2029]/g, (sign) => inScript[sign] ?? '');

const preload = (file: string): string =>
  `<link rel="modulepreload" crossorigin href="/${encodeURI(file)}">`;

/** The app's page in two: the head with the files to load, and the rest, which waits for answers. */
export interface PageHtml {
  readonly head: string;
  /** @param answers in JSON */
  body(answers: string): string;
}

/**
 * The app's page with what an address needs: the files that its parts are made of, and the answers to what
 * the browser asks first. As data they fall under no rule for scripts of the content security policy.
 *
 * @param parts as the build names them
 */
export const pageHtml = ({ html, files }: BuiltApp, parts: readonly string[]): PageHtml => {
  const needed = new Set(parts.flatMap((part) => files[part] ?? []));
  const missing = [...needed].filter((file) => !html.includes(file));
  const [head = '', rest = ''] = html.split('</head>');
  return {
    head: `${head}${missing.map(preload).join('')}</head>`,
    body: (answers) => {
      const data = `<script type="application/json" id="${ELEMENT}">${inertJson(answers)}</script>`;
      return rest.replace('</body>', () => `${data}</body>`);
    },
  };
};
