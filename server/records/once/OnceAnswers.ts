import { createHash, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { SignedInCall } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import { Refusal } from '../../contract/Refusal';
import { created, type JsonReply, ok, type Reply } from '../../contract/reply';
import { onlyProcess, type Processes } from '../../store/Processes';
import type { Store } from '../../store/Store';
import { type Answered, Claims, KEPT_MS } from './Claims';

/** Most answers that are remembered as they were given; the oldest go first. */
const MAX_KNOWN = 10_000;
/** Milliseconds between looks at what another process answers. */
const LOOK_EVERY = 50;

const KEY = /^[!-~]{1,255}$/;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Keeps an answer for repeats, in the transaction that makes what it reports. */
export type Keep = (store: Store, reply: Reply) => Promise<void>;

/** What a call asks for, apart from its key. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly fn?: string;
}

const fingerprintOf = (
  { method, path, fn }: Asked,
  { params, body, uploads }: SignedInCall,
): string =>
  digest([
    [method, path, fn, params, body],
    uploads.map(({ part, name, file }) => [part, name, file.hash]),
  ]);

/** @returns none where the call carries no key. @throws Refusal 400 for what is no key */
const keyOf = ({ idempotencyKey, user, organisation }: SignedInCall): string | undefined => {
  if (idempotencyKey === undefined) return undefined;
  if (!KEY.test(idempotencyKey)) throw new Refusal(400, 'server.request.idempotencyKey');
  return digest([organisation.id, user.id, idempotencyKey]);
};

interface Known {
  readonly fingerprint: string;
  readonly at: number;
  readonly reply: Promise<Reply>;
}

/** What is stored of an answer. Parts that are shown one time, such as a password, aren't. */
const replyOf = ({ lastId, message }: Answered): JsonReply =>
  typeof lastId === 'number' ? created(lastId, message) : ok({ message });

/** The refusal of a key that came with something else before, and what that made. */
const takenBy = (made: Reply): Refusal => {
  const lastId = 'body' in made ? made.body.last_id : undefined;
  const parts = lastId === undefined ? undefined : { last_id: lastId };
  return new Refusal(422, 'server.request.keyTaken', {}, { parts });
};

/** Whether an answer reports that nothing was done, or not all. */
const isFailure = (reply: Reply): boolean => 'body' in reply && !reply.body.status;

/**
 * What calls that create something were answered, by the keys that the callers gave them: whoever didn't get
 * the answer repeats the call, and gets it without anything being created again. A key is claimed before its call is
 * answered, so that of several processes one does; the others wait for it.
 */
export class OnceAnswers {
  /** Those that this process answers or has answered: whole, with what is shown one time. */
  private readonly known = new Map<string, Known>();
  private readonly claims: Claims;

  constructor(
    store: Store,
    private readonly clock: Clock,
    processes: Processes = onlyProcess,
  ) {
    this.claims = new Claims(store, clock, processes);
  }

  /**
   * Does what a call asks for, or answers what it was answered before; one that is under way is waited for.
   *
   * @throws Refusal 422 when the key came with something else before
   */
  async answer(
    asked: Asked,
    call: SignedInCall,
    work: (keep: Keep) => Promise<Reply>,
  ): Promise<Reply> {
    const key = keyOf(call);
    if (key === undefined) return work(async () => undefined);
    const fingerprint = fingerprintOf(asked, call);
    const before = this.known.get(key);
    if (before && this.clock() - before.at < KEPT_MS) {
      if (before.fingerprint !== fingerprint) throw takenBy(await before.reply);
      return before.reply;
    }
    return this.remember(key, fingerprint, this.firstOrRepeat(key, fingerprint, work));
  }

  private async remember(key: string, fingerprint: string, reply: Promise<Reply>): Promise<Reply> {
    this.known.delete(key);
    this.known.set(key, { fingerprint, at: this.clock(), reply });
    this.forgetOldest();
    try {
      if (isFailure(await reply)) this.known.delete(key);
      return await reply;
    } catch (error) {
      // Nothing was done: the next attempt is a first one.
      this.known.delete(key);
      throw error;
    }
  }

  private async firstOrRepeat(
    key: string,
    fingerprint: string,
    work: (keep: Keep) => Promise<Reply>,
  ): Promise<Reply> {
    const claim = { key, fingerprint, holder: randomUUID() };
    for (;;) {
      const found = await this.claims.claim(claim);
      if (found === 'claimed') return this.claims.holding(claim, () => work(this.keeping(claim)));
      if (found !== 'held') {
        if (found.fingerprint !== fingerprint) throw takenBy(replyOf(found));
        return replyOf(found);
      }
      await setTimeout(LOOK_EVERY);
    }
  }

  private keeping(claim: Parameters<Claims['fulfil']>[1]): Keep {
    return async (store, reply) => {
      if (!('body' in reply) || isFailure(reply)) return;
      const { last_id: lastId, status_message: message } = reply.body;
      await this.claims.fulfil(store, claim, { lastId, message });
    };
  }

  private forgetOldest(): void {
    for (const [key, { at }] of this.known) {
      if (this.known.size <= MAX_KNOWN && this.clock() - at < KEPT_MS) break;
      this.known.delete(key);
    }
  }
}
