/** What somebody wrote, to be shown as a page of its own. */
export interface WrittenPage {
  readonly html: string;
  readonly css: string;
  readonly javascript: string;
  /** What the page can read, by the name of the global that holds it. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** In whose language it is. */
  readonly language: string;
}

const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028' };

/** JSON that can stand in a script: nothing in it ends the element, or the line. */
const literalOf = (value: unknown): string =>
  JSON.stringify(value).replace(/[<\u2028]/g, (sign) => escapes[sign] ?? sign);

/**
 * The one script of the page. It first takes away what reaches the network past any policy, and gives what the page
 * may read. `this` alone names the window whatever the text behind it declares: functions are there before the
 * first line runs.
 */
const scriptOf = ({ javascript, data = {} }: WrittenPage): string =>
  [
    ...['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection'].map(
      (name) => `delete this.${name};`,
    ),
    ...Object.entries(data).map(([name, value]) => `this.${name} = ${literalOf(value)};`),
    javascript,
  ]
    .join('\n')
    // As the parser reads it, or the digest below would be that of another text.
    .replace(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD')
    .replace(/<(?=\/script|!--)/gi, '\\x3c');

const digestOf = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
};

/** Whether scripts can be identified here, by their digest: browsers work one out for secure pages alone. */
export const canRunScripts = (): boolean => globalThis.crypto?.subtle !== undefined;

/**
 * The written page as a document. Its own policy lets one script run, named by its digest: whatever frames it makes
 * within itself can run that same script, beginning with what takes the network away, and no other.
 *
 * @param runs whether its script is run
 */
export const sandboxDocument = async (page: WrittenPage, runs: boolean): Promise<string> => {
  const script = scriptOf(page);
  const allowed = runs ? `'sha256-${await digestOf(script)}'` : "'none'";
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="script-src ${allowed}">
<meta name="viewport" content="width=device-width">
<style>${page.css.replace(/<\/(?=style)/gi, '<\\/')}</style>
</head>
<body>
${page.html}
${runs ? `<script>${script}</script>` : ''}
</body>
</html>`;
};
