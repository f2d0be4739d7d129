import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporaryFolder';
import { detectType } from './contentType';

const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
const cutOff = Buffer.from(`${'x'.repeat(4_095)}é`);

test.each<[string, string | Buffer, string]>([
  ['picture.txt', gif, 'image/gif'],
  ['page.csv', '  <!DOCTYPE html><p>', 'text/html'],
  ['page.txt', 'Hello <script>alert(1)</script>', 'text/html'],
  ['drawing.png', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
  ['drawing.xml', '<?xml version="1.0"?><!-- a --><svg/>', 'image/svg+xml'],
  ['data.xml', '<?xml version="1.0"?><data/>', 'application/xml'],
  ['list.CSV', 'a;b\n1;2', 'text/csv'],
  ['data.json', '{"a":1}', 'application/json'],
  ['script.js', 'alert(1)', 'text/plain'],
  ['readme', 'plain', 'text/plain'],
  ['cut.csv', cutOff, 'text/csv'],
  ['empty.txt', '', 'text/plain'],
  ['noise.csv', Buffer.from([0x80, 0x81, 0x41]), 'application/octet-stream'],
  ['zeros.csv', Buffer.alloc(20), 'application/octet-stream'],
])('%s is judged by its content', async (name, content, type) => {
  const path = join(await temporaryFolder(), 'file');
  await writeFile(path, content);
  expect(await detectType(path, name)).toBe(type);
});
