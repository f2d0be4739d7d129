import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from 'playwright/test';
import { askAnew, expect, test } from '../support/fixtures';
import { button, heading, main, seenIn, tab } from '../support/locators';
import { departures, markup, reads, sends, styles } from './attacks';

// What the browser says of each of them.
test.use({ allowedProblems: [/./] });

/** Somebody else's server, which notes what gets there: addresses, and calls of one browser to another. */
const listen = async () => {
  const arrived: string[] = [];
  const server = createServer((request, response) => {
    arrived.push(String(request.url));
    response.end();
  });
  const peers = createSocket('udp4', () => arrived.push('a call between browsers'));
  server.on('connection', () => arrived.push('a connection'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await new Promise<void>((resolve) => peers.bind(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.close();
    peers.close();
  };
  return { arrived, port, peerPort: peers.address().port, close };
};

/** What attacks share. `out` and `own` give addresses elsewhere and of ours, by which an attack is known. */
const preface = (port: number, peerPort: number, ours: string) => `
const out = (name) => 'http://127.0.0.1:${port}/' + name;
const own = (name) => '${ours}/internal/v1/attack/' + name;
const appended = (name, values) => document.body.appendChild(Object.assign(document.createElement(name), values));
const opened = (request) => new Promise((ok, no) => { request.onsuccess = () => ok(1); request.onerror = no; });
const blobOf = (text, type = 'text/javascript') => URL.createObjectURL(new Blob([text], { type }));
const answered = (from) => new Promise((ok) => { from.onmessage = () => ok(1); setTimeout(ok, 400); });
const asked = (request, address, later = true) => { request.open('GET', address, later); request.send(); };
const call = function () {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:${peerPort}' }] });
  peer.createDataChannel('x');
  peer.createOffer().then((offer) => peer.setLocalDescription(offer));
};
`;

/** All attacks one after the other; what they got is written into the page. */
const attacksOf = (expressions: Readonly<Record<string, string>>) => `
const attacks = { ${Object.entries(expressions)
  .map(([name, expression]) => `${name}: async () => ${expression}`)
  .join(',\n')} };
const got = Object.entries(attacks).map(async ([name, attack]) => {
  try { return (await attack()) ? [name] : []; } catch { return []; }
});
Promise.race([Promise.all(got), new Promise((ok) => setTimeout(ok, 15_000, [['not all ended']]))])
  .then((names) => { document.title = JSON.stringify(names.flat()); });
`;

const sheetOf = (values: Readonly<Record<string, string>>) => ({
  id: 1,
  name: 'Aanval',
  categories: [],
  kioskApp: null,
  templateId: 'empty',
  templateHtmlContent: '<h1>Prijzen</h1>',
  templateCssContent: '',
  templateJavaScript: '',
  ...values,
});

const innermost = (page: Page): Frame | undefined =>
  page.frames().find((frame) => frame.parentFrame()?.parentFrame());

const sheet = (page: Page) => seenIn(page).locator('h1');

/** Opens a price sheet of which the server answers what somebody got it to store. */
const openSheet = async (page: Page, values: Readonly<Record<string, string>>) => {
  await page.unroute('**/digitalsignage/pricesheets/1');
  await page.route('**/digitalsignage/pricesheets/1', (route) =>
    route.fulfill({ json: { status: true, status_message: '', results: sheetOf(values) } }),
  );
  await page.goto('/en/dashboard/digitalsignage/pricesheets/detail/1');
  await expect(heading(page)).toHaveText('Aanval');
  await expect(main(page).locator('figure iframe')).toBeVisible();
  await expect.poll(() => innermost(page) !== undefined).toBe(true);
};

test('nothing in a price sheet reaches the session, the app or the network', async ({
  signedIn: page,
  baseURL,
}) => {
  expect(Object.keys({ ...reads, ...sends, ...departures }).length).toBeGreaterThan(100);
  const elsewhere = await listen();
  const { arrived, port, peerPort } = elsewhere;
  const ours: string[] = [];
  const unwanted: string[] = [];
  page.on('dialog', (dialog) => {
    unwanted.push('a dialog');
    return dialog.dismiss();
  });
  page.on('popup', () => unwanted.push('a popup'));
  page.on('download', () => unwanted.push('a download'));
  page.on('response', (response) => {
    if (response.url().includes('/attack/')) ours.push(response.url());
  });
  await askAnew(page);
  const begin = preface(port, peerPort, String(baseURL));
  const out = (name: string) => `http://127.0.0.1:${port}/${name}`;

  await openSheet(page, {
    templateHtmlContent: markup(out),
    templateCssContent: styles(out),
    templateJavaScript: `${begin}${attacksOf(reads)}`,
  });
  // An array: all of them ended, and got what is in it.
  await expect.poll(() => innermost(page)?.title()).toBe('[]');

  await openSheet(page, {
    templateJavaScript: `${begin}${attacksOf({ ...sends, calls: 'call()' })}`,
  });
  await expect.poll(() => innermost(page)?.title()).toContain('[');
  expect(await innermost(page)?.title()).not.toContain('not all ended');
  await expect(page).toHaveURL(/pricesheets\/detail\/1$/);
  await expect(sheet(page)).toHaveText('Prijzen');

  for (const [name, departure] of Object.entries(departures)) {
    // Named once it has been tried and the page was drawn again.
    const tried = `requestAnimationFrame(() => requestAnimationFrame(() => { document.title = '${name}'; }))`;
    const marked = `setTimeout(() => { try { ${departure} } finally { ${tried} } });`;
    await openSheet(page, { templateJavaScript: `${begin}${marked}` });
    // Both stay: where it led elsewhere is seen for a moment only, before the sheet is shown again without its script.
    const ledAway = main(page).getByText('The page led to another address');
    await expect
      .poll(async () => (await ledAway.isVisible()) || (await innermost(page)?.title()) === name)
      .toBe(true);
    await expect(sheet(page)).toHaveText('Prijzen');
    await expect(page).toHaveURL(/pricesheets\/detail\/1$/);
  }

  const flood = `setInterval(() => { for (let i = 0; i < 200; i++) for (const to of [top, parent])
    to.postMessage({ isReady: true, drawn: i, page: '<h1>taken</h1>', number: i, title: '' }, '*'); });`;
  await openSheet(page, { templateJavaScript: flood });
  await tab(page, 'CSS').click();
  await button(page, 'Edit').click();
  await expect(button(page, 'Save')).toBeVisible();
  await expect(sheet(page)).toHaveText('Prijzen');

  expect(arrived).toEqual([]);
  expect(ours).toEqual([]);
  expect(unwanted).toEqual([]);
  elsewhere.close();
});
