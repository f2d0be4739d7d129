import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { serveMail } from '../../../tests/fixtures/smtpServer';
import { temporaryFolder } from '../../../tests/fixtures/temporaryFolder';
import { openStorage } from '../../files/openStorage';
import { Outgoing } from '../outgoing/Outgoing';
import type { SimulatedService } from '../simulation';
import { AddressRefused } from './carrier';
import type { Letter } from './Letter';
import { MailFolder } from './MailFolder';
import { PostOffice } from './PostOffice';

const letter: Letter = {
  from: { name: 'Museum De Kraan', address: 'noreply@demo.test' },
  to: { name: 'Zoë Smit', address: 'zoe@example.test' },
  subject: 'Één vraag',
  html: '<p>Doe je mee?</p>',
  date: new Date('2026-03-02T09:00:00Z'),
};

const open = async (smtpUrl?: string, failing: readonly SimulatedService[] = []) => {
  const folder = await temporaryFolder();
  const office = PostOffice.open(
    await openStorage(folder),
    { mailFrom: 'noreply@demo.test', smtpUrl },
    { durations: { mail: 0, pos4: 0, translator: 0 }, failing },
    new Outgoing(),
  );
  const kept = async () =>
    (await readdir(join(folder, 'outbox'), { recursive: true })).filter((name) =>
      name.endsWith('.eml'),
    );
  return { folder, office, kept };
};

describe('without a mail server', () => {
  test('a mail is kept whole, in a file that names when and to whom', async () => {
    const { folder, office, kept } = await open();
    const name = await office.sending((send) => send(letter));
    expect(name).toMatch(/^2026-03-02T090000Z_zoe-example-test_[0-9a-f]{8}\.eml$/);
    expect(await kept()).toEqual([name]);
    const source = await readFile(join(folder, 'outbox', name), 'utf8');
    expect(source).toContain('From: Museum De Kraan <noreply@demo.test>\r\n');
    expect(source).toMatch(/To: =\?UTF-8\?Q\?Zo=C3=AB_Smit\?= <zoe@example\.test>\r\n/);
    expect(source).toContain('Date: Mon, 02 Mar 2026 09:00:00 +0000\r\n');
    expect(source).toContain('Content-Type: text/html; charset=utf-8\r\n');
    expect(source).toContain('<p>Doe je mee?</p>');
    expect(await office.sourceOf(name, letter)).toEqual(Buffer.from(source));
    expect(office.isReal).toBe(false);
  });

  test('what a person wrote begins no header of its own', async () => {
    const { office } = await open();
    const sly = {
      ...letter,
      subject: 'Hallo\r\nBcc: iedereen@example.test',
      from: { name: 'Kraan\r\nReply-To: x@example.test', address: letter.from.address },
    };
    const name = await office.sending((send) => send(sly));
    const source = (await office.sourceOf(name, sly)).toString();
    expect(source).not.toMatch(/^(Bcc|Reply-To):/im);
    expect(source).toContain('Subject: Hallo Bcc: iedereen@example.test');
  });

  test('a file is read by its name and by nothing that leads elsewhere', async () => {
    const { folder } = await open();
    const files = new MailFolder(await openStorage(folder));
    for (const name of ['../db.json', 'waiting/x.eml', '', 'none.eml'])
      expect(await files.read(name)).toBeUndefined();
  });

  test('a mail that no file was kept of is made again', async () => {
    const { office } = await open();
    expect((await office.sourceOf('', letter)).toString()).toContain('<p>Doe je mee?</p>');
  });

  test('it fails where the simulation says so, and keeps nothing then', async () => {
    const { office, kept } = await open(undefined, ['mail']);
    await expect(office.sending((send) => send(letter))).rejects.toThrow('mail');
    expect(await kept()).toEqual([]);
  });
});

describe('with a mail server', () => {
  test('a mail is handed over as it is kept', async () => {
    const { url, taken } = await serveMail();
    const { office, kept } = await open(url);
    const name = await office.sending((send) => send(letter));
    expect(await kept()).toEqual([name]);
    const source = (await office.sourceOf(name, letter)).toString();
    expect(taken).toEqual([{ to: 'zoe@example.test', source }]);
    expect(office.isReal).toBe(true);
  });

  test('an address that it does not take is kept apart from a server that fails', async () => {
    const { url } = await serveMail({ refuses: ['zoe@example.test'] });
    const { office, kept } = await open(url);
    await expect(office.sending((send) => send(letter))).rejects.toThrow(AddressRefused);
    const broken = await serveMail({ failsAfter: 0 });
    const { office: other } = await open(broken.url);
    await expect(other.sending((send) => send(letter))).rejects.not.toThrow(AddressRefused);
    expect(await kept()).toEqual([]);
  });

  test('nothing is kept when there is none', async () => {
    const { office, kept } = await open('smtp://127.0.0.1:1');
    await expect(office.sending((send) => send(letter))).rejects.toThrow('ECONNREFUSED');
    expect(await kept()).toEqual([]);
  });
});
