import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { SessionLimits } from '../server/access/sessions';
import type { Installation } from '../server/contract/Installation';
import { type Locale, locales } from '../server/contract/translate';
import { readS3Address, type S3Address } from '../server/files/s3Address';
import { isMailAddress } from '../server/services/mail/Letter';
import type { MailSettings } from '../server/services/mail/PostOffice';
import { networkOf } from '../server/services/outgoing/networks';
import { type Simulation, simulatedServices } from '../server/services/simulation';
import { StartError } from './StartError';

export interface Settings {
  /** Nothing is made of itself: neither the demo nor the place that the data lie in. */
  readonly isProduction: boolean;
  readonly port: number;
  readonly host: string;
  /** Addresses, and parts of networks, of proxies that are believed for whom they pass a call on. */
  readonly trustedProxies: readonly string[];
  /** Networks that what people enter may lead to though they are none of the internet. */
  readonly allowedNetworks: readonly string[];
  /** Where the app is opened, if something else serves it: the development server. */
  readonly appAddress: string | undefined;
  /** The data folder, absolute. */
  readonly directory: string;
  /** The address of the PostgreSQL database that holds the rows; they lie in the data folder where there is none. */
  readonly databaseUrl: string | undefined;
  /** The address of a pooler before it, which statements are sent to; they are sent to the database without one. */
  readonly databasePoolUrl: string | undefined;
  /** Most connections of this process to the database, or to its pooler. */
  readonly databaseConnections: number | undefined;
  /** Whether a database without rows is filled with the demo. */
  readonly fillsDatabase: boolean;
  /** The bucket that files and mails lie in; the data folder without one. */
  readonly s3: S3Address | undefined;
  readonly sessionLimits: SessionLimits;
  readonly mail: MailSettings;
  readonly installation: Installation;
  readonly simulation: Simulation;
  /** Whether entries of the audit log are printed as well, as lines of JSON. */
  readonly printsAuditLog: boolean;
  /** By which the server's figures are read; without one this machine alone reads them. */
  readonly metricsToken: string | undefined;
}

const MEGABYTE = 1024 * 1024;

const MOST_CONNECTIONS = 1_000;

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws StartError that doesn't repeat the address: it may hold a password */
const readMail = ({ SMTP_URL, MAIL_FROM }: Environment): MailSettings => {
  const mailFrom = MAIL_FROM || 'noreply@back-office.test';
  if (!isMailAddress(mailFrom)) throw new StartError('server.start.mailFrom', { value: mailFrom });
  if (!SMTP_URL) return { mailFrom };
  const isSmtp = URL.canParse(SMTP_URL) && /^smtps?:$/.test(new URL(SMTP_URL).protocol);
  if (!isSmtp) throw new StartError('server.start.smtp', {});
  return { smtpUrl: SMTP_URL, mailFrom };
};

/** @throws StartError that doesn't repeat the address: it may hold a password */
const readDatabase = (
  environment: Environment,
  name: 'DATABASE_URL' | 'DATABASE_POOL_URL',
): string | undefined => {
  const url = environment[name];
  if (!url) return undefined;
  const isPostgres = URL.canParse(url) && /^postgres(ql)?:$/.test(new URL(url).protocol);
  if (!isPostgres) throw new StartError('server.start.database', { name });
  return url;
};

/** @throws StartError without the database behind it */
const readPool = (environment: Environment): string | undefined => {
  const url = readDatabase(environment, 'DATABASE_POOL_URL');
  if (url !== undefined && !environment.DATABASE_URL)
    throw new StartError('server.start.poolAlone', {});
  return url;
};

/** @throws StartError */
const readConnections = ({ DATABASE_CONNECTIONS: value }: Environment): number | undefined => {
  if (!value) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < 2 || Number(value) > MOST_CONNECTIONS)
    throw new StartError('server.start.connections', { value, most: MOST_CONNECTIONS });
  return Number(value);
};

const isNetwork = (text: string): boolean => {
  const { address = '', length } =
    /^(?<address>[^/]+)(?:\/(?<length>\d{1,3}))?$/.exec(text)?.groups ?? {};
  const version = isIP(address);
  return version !== 0 && Number(length ?? 0) <= (version === 4 ? 32 : 128);
};

/** @throws StartError */
const readProxies = ({ TRUSTED_PROXIES = '' }: Environment): readonly string[] => {
  const all = TRUSTED_PROXIES.split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const value = all.find((one) => !isNetwork(one));
  if (value !== undefined) throw new StartError('server.start.proxies', { value });
  return all;
};

/** @throws StartError */
const readSessions = (environment: Environment): SessionLimits => {
  const minutes = environment.SESSION_MINUTES || '60';
  if (!(Number(minutes) > 0)) throw new StartError('server.start.minutes', { value: minutes });
  const hours = environment.SESSION_HOURS || '12';
  if (!(Number(hours) > 0)) throw new StartError('server.start.hours', { value: hours });
  return { minutes: Number(minutes), hours: Number(hours) };
};

/** @throws StartError */
const readNetworks = ({ ALLOWED_NETWORKS = '' }: Environment): readonly string[] =>
  ALLOWED_NETWORKS.split(',')
    .filter((one) => one.trim() !== '')
    .map((value) => {
      const network = networkOf(value);
      if (network === undefined) throw new StartError('server.start.networks', { value });
      return network;
    });

/** @throws StartError */
const readPasswordLength = ({ PASSWORD_LENGTH, NODE_ENV }: Environment): number => {
  const value = PASSWORD_LENGTH || (NODE_ENV === 'production' ? '10' : '6');
  if (!/^\d+$/.test(value) || Number(value) < 6 || Number(value) > 64)
    throw new StartError('server.start.passwordLength', { value });
  return Number(value);
};

/** @throws StartError that doesn't repeat the address: it holds a key */
const readS3 = ({ S3_URL }: Environment): S3Address | undefined => {
  if (!S3_URL) return undefined;
  const address = readS3Address(S3_URL);
  if (!address) throw new StartError('server.start.s3', {});
  return address;
};

/** Months that the audit log is kept. @throws StartError */
const readAuditMonths = ({ AUDIT_MONTHS: value }: Environment): number | undefined => {
  if (!value) return undefined;
  if (!/^\d+$/.test(value) || Number(value) < 1)
    throw new StartError('server.start.auditMonths', { value });
  return Number(value);
};

const productionOutput = ({ NODE_ENV }: Environment): string =>
  NODE_ENV === 'production' ? 'json' : 'none';

/** A duration in milliseconds; the usual one where nothing sensible is set. */
const readDuration = (set: string | undefined, usual: number): number =>
  Number(set || Number.NaN) >= 0 ? Number(set) : usual;

const readSimulation = (environment: Environment): Simulation => {
  const {
    INTEGRATION_MS,
    MAIL_MS,
    POS4_SYNC_MS,
    TRANSLATOR_MS,
    SIMULATE_FAILURE = '',
  } = environment;
  const usual = readDuration(INTEGRATION_MS, 400);
  const failing: readonly string[] = SIMULATE_FAILURE.split(',');
  return {
    durations: {
      ...Object.fromEntries(simulatedServices.map((service) => [service, usual])),
      mail: readDuration(MAIL_MS, 0),
      pos4: readDuration(POS4_SYNC_MS, 2_000),
      translator: readDuration(TRANSLATOR_MS, 800),
    },
    failing: simulatedServices.filter((service) => failing.includes(service)),
  };
};

/** @throws StartError where the demo is asked for in production */
const readDemo = ({ DATABASE_DEMO, NODE_ENV }: Environment): boolean => {
  const isAsked = DATABASE_DEMO === '1';
  if (isAsked && NODE_ENV === 'production') throw new StartError('server.start.demo', {});
  return isAsked;
};

/**
 * All settings of the environment: this is the only place that reads it. Empty counts as not set.
 *
 * @param root the folder that relative ones are in
 * @throws StartError for a value that makes no sense
 */
export const readSettings = (root: string, environment: Environment = process.env): Settings => {
  const port = environment.PORT || '3000';
  if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65_535) {
    throw new StartError('server.start.port', { value: port });
  }
  const megabytes = environment.MEDIA_MAX_MB || '500';
  if (!(Number(megabytes) > 0))
    throw new StartError('server.start.megabytes', { value: megabytes });
  return {
    isProduction: environment.NODE_ENV === 'production',
    port: Number(port),
    host: environment.HOST || '127.0.0.1',
    trustedProxies: readProxies(environment),
    allowedNetworks: readNetworks(environment),
    appAddress: environment.APP_ADDRESS || undefined,
    directory: resolve(root, environment.DATA_DIR || 'data'),
    databaseUrl: readDatabase(environment, 'DATABASE_URL'),
    databasePoolUrl: readPool(environment),
    databaseConnections: readConnections(environment),
    fillsDatabase: readDemo(environment),
    s3: readS3(environment),
    sessionLimits: readSessions(environment),
    mail: readMail(environment),
    installation: {
      mediaMaxBytes: Number(megabytes) * MEGABYTE,
      provider: environment.PROVIDER_ORGANISATION || undefined,
      auditMonths: readAuditMonths(environment),
      deviceGroupPasscode: environment.DEFAULT_DEVICEGROUP_PASSCODE || undefined,
      passwordLength: readPasswordLength(environment),
      appAddress: environment.APP_ADDRESS || undefined,
    },
    simulation: readSimulation(environment),
    printsAuditLog: (environment.AUDIT_OUTPUT || productionOutput(environment)) === 'json',
    metricsToken: environment.METRICS_TOKEN || undefined,
  };
};

/** The terminal's language, English if it isn't one of ours. */
export const terminalLocale = (environment: Environment = process.env): Locale => {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const language = LC_ALL || LC_MESSAGES || LANG || '';
  return locales.find((locale) => language.startsWith(locale)) ?? 'en';
};
