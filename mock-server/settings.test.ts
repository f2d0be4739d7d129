import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { StartError } from './StartError';
import { readSettings } from './settings';

const read = (environment: Record<string, string>) =>
  readSettings('/back-office', environment).mail;

describe('the settings of mail', () => {
  test('keep mails here unless a mail server is named', () => {
    expect(read({})).toEqual({ mailFrom: 'noreply@back-office.test' });
    expect(read({ SMTP_URL: '', MAIL_FROM: '' })).toEqual({ mailFrom: 'noreply@back-office.test' });
    expect(read({ SMTP_URL: 'smtps://mail.test', MAIL_FROM: 'post@kompas.test' })).toEqual({
      smtpUrl: 'smtps://mail.test',
      mailFrom: 'post@kompas.test',
    });
  });

  test('are refused when they make no sense, without revealing what may be secret', () => {
    expect(() => read({ MAIL_FROM: 'Kompas' })).toThrow(
      new StartError('server.start.mailFrom', { value: 'Kompas' }),
    );
    for (const address of ['mail.test:25', 'http://user:secret@mail.test', 'smtp'])
      expect(() => read({ SMTP_URL: address })).toThrow(new StartError('server.start.smtp', {}));
  });
});

describe('the connections to a database', () => {
  const connections = (DATABASE_CONNECTIONS: string) =>
    readSettings('/back-office', { DATABASE_CONNECTIONS }).databaseConnections;

  test('are as many as are named', () => {
    expect(connections('')).toBeUndefined();
    expect(connections('2')).toBe(2);
    expect(connections('40')).toBe(40);
  });

  test.each(['1', '0', '-4', '2.5', 'many', '1001'])('can not be %s', (value) => {
    expect(() => connections(value)).toThrow(
      new StartError('server.start.connections', { value, most: 1_000 }),
    );
  });
});

describe('the pooler before a database', () => {
  const url = 'postgres://office:secret@db.test/office';
  const pool = (environment: Record<string, string>) =>
    readSettings('/back-office', environment).databasePoolUrl;

  test('is none, or the one that is named beside the database', () => {
    expect(pool({ DATABASE_URL: url })).toBeUndefined();
    const poolUrl = 'postgres://office:secret@pool.test:6432/office';
    expect(pool({ DATABASE_URL: url, DATABASE_POOL_URL: poolUrl })).toBe(poolUrl);
  });

  test('is refused without the database, and where it is no address, without revealing what may be secret', () => {
    expect(() => pool({ DATABASE_POOL_URL: url })).toThrow(
      new StartError('server.start.poolAlone', {}),
    );
    expect(() => pool({ DATABASE_URL: url, DATABASE_POOL_URL: 'http://user:secret@pool' })).toThrow(
      new StartError('server.start.database', { name: 'DATABASE_POOL_URL' }),
    );
  });
});

describe('the length of passwords', () => {
  const length = (environment: Record<string, string>) =>
    readSettings('/back-office', environment).installation.passwordLength;

  test('is that of the demo, ten in production, or what is named', () => {
    expect(length({})).toBe(6);
    expect(length({ NODE_ENV: 'production' })).toBe(10);
    expect(length({ NODE_ENV: 'production', PASSWORD_LENGTH: '12' })).toBe(12);
  });

  test.each(['5', '65', '7.5', 'long'])('can not be %s', (value) => {
    expect(() => length({ PASSWORD_LENGTH: value })).toThrow(
      new StartError('server.start.passwordLength', { value }),
    );
  });
});

describe('the ends of sessions', () => {
  const limits = (environment: Record<string, string>) =>
    readSettings('/back-office', environment).sessionLimits;

  test('are an hour without use and half a day in all, or what is named', () => {
    expect(limits({})).toEqual({ minutes: 60, hours: 12 });
    expect(limits({ SESSION_MINUTES: '15', SESSION_HOURS: '0.5' })).toEqual({
      minutes: 15,
      hours: 0.5,
    });
  });

  test.each(['0', '-1', 'long'])('can not be %s', (value) => {
    for (const [name, key] of [
      ['SESSION_MINUTES', 'server.start.minutes'],
      ['SESSION_HOURS', 'server.start.hours'],
    ] as const)
      expect(() => limits({ [name]: value })).toThrow(new StartError(key, { value }));
  });
});

describe('the proxies that are believed', () => {
  const proxies = (TRUSTED_PROXIES: string) =>
    readSettings('/back-office', { TRUSTED_PROXIES }).trustedProxies;

  test('networks of one’s own are addresses and parts of networks', () => {
    const networks = (ALLOWED_NETWORKS: string) =>
      readSettings('/back-office', { ALLOWED_NETWORKS }).allowedNetworks;
    expect(networks('')).toEqual([]);
    expect(networks('10.0.0.0/8, 192.168.1.20,::1')).toEqual([
      '10.0.0.0/8',
      '192.168.1.20/32',
      '::1/128',
    ]);
    for (const value of ['intranet', '10.0.0.0/33', '10.0.0.0-10.0.0.9'])
      expect(() => networks(value)).toThrow(StartError);
  });

  test('are none, or those that are named', () => {
    expect(proxies('')).toEqual([]);
    expect(proxies('127.0.0.1, 10.0.0.0/8,::1')).toEqual(['127.0.0.1', '10.0.0.0/8', '::1']);
  });

  test.each(['yes', '10.0.0.0/33', '10.0.0', 'proxy.test', '::1/129', '1.1.1.1/x'])(
    'can not be %s',
    (value) => {
      expect(() => proxies(`127.0.0.1,${value}`)).toThrow(
        new StartError('server.start.proxies', { value }),
      );
    },
  );
});

describe('the settings of files', () => {
  const s3 = (S3_URL: string) => readSettings('/back-office', { S3_URL }).s3;

  test('keep them in the data folder unless a bucket is named', () => {
    expect(s3('')).toBeUndefined();
    expect(s3('https://key:secret@s3.test/media')).toMatchObject({ bucket: 'media' });
  });

  test('are refused when they make no sense, without revealing the key', () => {
    expect(() => s3('s3://key:secret@media')).toThrow(new StartError('server.start.s3', {}));
  });
});

describe('the simulated world', () => {
  const simulation = (environment: Record<string, string>) =>
    readSettings('/back-office', environment).simulation;

  test('takes its usual time unless it is given a sensible one', () => {
    const usual = { mail: 0, pos4: 2_000, translator: 800, shopify: 400 };
    expect(simulation({}).durations).toMatchObject(usual);
    expect(simulation({ POS4_SYNC_MS: '', TRANSLATOR_MS: 'soon' }).durations).toMatchObject(usual);
    const documented = { POS4_SYNC_MS: '5', MAIL_MS: '7', TRANSLATOR_MS: '0', INTEGRATION_MS: '3' };
    expect(simulation(documented).durations).toMatchObject({
      mail: 7,
      pos4: 5,
      translator: 0,
      shopify: 3,
      chatgpt: 3,
    });
  });

  test('fails where it is to', () => {
    expect(simulation({}).failing).toEqual([]);
    expect(simulation({ SIMULATE_FAILURE: 'translator,pos4,none' }).failing).toEqual([
      'translator',
      'pos4',
    ]);
  });
});

test('the variables are those that the README describes', async () => {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const documented = [...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, name]) => name);
  const asked = new Set<string | symbol>();
  const environment = new Proxy({}, { get: (_, name) => void asked.add(name) });
  readSettings('/back-office', environment);
  expect([...asked].toSorted()).toEqual(documented.toSorted());
});
