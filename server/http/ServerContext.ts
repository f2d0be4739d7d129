import { AccessRights } from '../access/AccessRights';
import { KnownBrowsers } from '../access/KnownBrowsers';
import { SetUp } from '../access/SetUp';
import { SignInAttempts } from '../access/SignInAttempts';
import { StoredFailures } from '../access/StoredFailures';
import { type SessionLimits, Sessions } from '../access/sessions';
import { SignInThrottle } from '../access/signInThrottle';
import { type Clock, steadyClock } from '../contract/clock';
import type { Installation } from '../contract/Installation';
import { createTranslate, type Translate } from '../contract/translate';
import type { FileStore } from '../files/FileStore';
import type { OnEntry } from '../records/audit/entries';
import { ImportRuns } from '../records/imports/ImportRuns';
import { BlankColumns } from '../records/list/BlankColumns';
import { OnceAnswers } from '../records/once/OnceAnswers';
import type { Services } from '../services/Services';
import type { Processes } from '../store/Processes';
import type { OpenStore } from '../store/Store';
import { organisations } from '../tables/organisation/organisations';
import { BytesInFlight } from './bodyLimits';
import { CallRates, callRates, type Rates } from './CallRates';
import type { Measuring } from './metrics/measure';
import { type Drawing, noDrawing } from './page/drawing/PageDrawing';

/** All that a server is made of; whoever needs something is given this. */
export interface ServerContext {
  readonly store: OpenStore;
  readonly files: FileStore;
  readonly services: Services;
  readonly installation: Installation;
  readonly clock: Clock;
  /** The key with which versions of records are worked out, the same in all processes. */
  readonly versionKey: string;
  readonly translate: Translate;
  readonly sessions: Sessions;
  readonly setUp: SetUp;
  readonly access: AccessRights;
  readonly throttle: SignInThrottle;
  readonly browsers: KnownBrowsers;
  readonly attempts: SignInAttempts;
  readonly once: OnceAnswers;
  readonly runs: ImportRuns;
  readonly blankColumns: BlankColumns;
  readonly inFlight: BytesInFlight;
  readonly rates: CallRates;
  /** How long idle connections are left to end by themselves when the server stops, in milliseconds. */
  readonly idleGrace: number;
  /** Addresses, and parts of networks, of proxies that are believed for whom they pass a call on. */
  readonly trustedProxies: readonly string[];
  /** Folder of the built app. */
  readonly appFolder: string;
  readonly drawing: Drawing;
  /** Whether what is stored fits this release; rejects where it doesn't, or can't be reached. */
  readonly checkStore: () => Promise<unknown>;
  /** Counts calls; nothing is counted without it. */
  readonly measuring: Measuring | undefined;
  /** Takes errors that no caller is to blame for. */
  readonly log: (error: unknown) => void;
  /** Takes each entry of the audit log once it is stored. */
  readonly onEntry: OnEntry;
  /** Resources with pages whose records have no history. */
  readonly withoutHistory: readonly string[];
}

export type ContextParts = Pick<
  ServerContext,
  'store' | 'files' | 'services' | 'installation' | 'appFolder' | 'versionKey'
> &
  Partial<
    Pick<
      ServerContext,
      'clock' | 'log' | 'onEntry' | 'idleGrace' | 'measuring' | 'trustedProxies' | 'drawing'
    >
  > & {
    readonly sessionLimits: SessionLimits;
    /** By which waits are counted; the process's own unless given. */
    readonly waits?: Clock;
    /** How often someone may call; `callRates` unless given. */
    readonly rates?: Partial<Rates>;
    /** Those that serve the same rows; this one alone unless given. */
    readonly processes?: Processes;
    /** Rejects where what is stored doesn't fit this release; it always fits unless given. */
    readonly checkFit?: () => Promise<void>;
  };

export const createContext = ({
  store,
  files,
  services,
  installation,
  appFolder,
  sessionLimits,
  versionKey,
  clock = Date.now,
  log = console.error,
  onEntry = async () => undefined,
  measuring,
  idleGrace = 0,
  trustedProxies = [],
  waits = steadyClock,
  rates,
  processes,
  checkFit = async () => undefined,
  drawing = noDrawing,
}: ContextParts): ServerContext => ({
  store,
  files,
  services,
  installation,
  appFolder,
  drawing,
  versionKey,
  clock,
  log,
  // What was logged stands, whatever becomes of it elsewhere.
  onEntry: (entry) => onEntry(entry).catch(log),
  checkStore: async () => {
    await store.rows(organisations).find({ take: 1, only: [] });
    await checkFit();
  },
  measuring,
  idleGrace,
  trustedProxies,
  withoutHistory: [],
  translate: createTranslate(),
  sessions: new Sessions(store, clock, sessionLimits),
  setUp: new SetUp(store, clock),
  access: new AccessRights(store, installation.provider),
  throttle: new SignInThrottle(new StoredFailures(store, waits)),
  browsers: new KnownBrowsers(store, clock),
  attempts: new SignInAttempts(store, clock),
  once: new OnceAnswers(store, clock, processes),
  runs: new ImportRuns(store, clock, processes),
  blankColumns: new BlankColumns(store, clock),
  inFlight: new BytesInFlight(),
  rates: new CallRates({ ...callRates, ...rates }),
});
