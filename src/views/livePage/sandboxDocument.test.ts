import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { sandboxDocument, type WrittenPage } from './sandboxDocument';

const plain: WrittenPage = { html: '', css: '', javascript: '', language: 'nl' };

const parsed = async (page: Partial<WrittenPage>, runs = true) => {
  const { document } = new JSDOM(await sandboxDocument({ ...plain, ...page }, runs)).window;
  return {
    scripts: [...document.querySelectorAll('script')].map(({ textContent }) => textContent),
    styles: [...document.querySelectorAll('style')].map(({ textContent }) => textContent),
    policy: document.querySelector('meta[http-equiv]')?.getAttribute('content'),
  };
};

const digest = (text: string) => createHash('sha256').update(text).digest('base64');

test.each([
  'document.title = "a";',
  "const end = '</script><script>steal()</script>';",
  '<!-- <script>\nsteal()\n--> </script>',
  'const lines = `a\r\nb\rc`; // \u2028 \0 é',
])('the one script is the one that the policy names: %j', async (javascript) => {
  const data = { sheet: { name: '</script><script>steal()' } };
  const { scripts, policy } = await parsed({ javascript, data });
  expect(scripts).toHaveLength(1);
  expect(policy).toBe(`script-src 'sha256-${digest(scripts[0] ?? '')}'`);
});

test('what takes the network away can’t be declared away by the text behind it', async () => {
  const { scripts } = await parsed({ javascript: 'function self() {} function globalThis() {}' });
  const [script = ''] = scripts;
  const window = { RTCPeerConnection: 1 };
  new Function(script).call(window);
  expect(window).toEqual({});
});

test('styles end where they are closed here, and a page without scripts allows none', async () => {
  const { styles, scripts, policy } = await parsed({ css: 'p{}</style><script>steal()' }, false);
  expect(styles).toEqual(['p{}<\\/style><script>steal()']);
  expect(scripts).toEqual([]);
  expect(policy).toBe("script-src 'none'");
});
