import { createHash } from 'node:crypto';
import type { SignedInCall } from '../../contract/call';
import type { Clock } from '../../contract/clock';
import { Refusal } from '../../contract/Refusal';
import { created, type JsonReply, ok, type Reply } from '../../contract/reply';
import type { Row, Store } from '../../store/Store';
import { onceAnswers } from '../../tables/general/onceAnswers';
import { keepRecent } from '../keepRecent';

/** How long a repeat is known. */
const KEPT_MS = 24 * 60 * 60_000;
/** Most answers that are kept; the oldest go first. */
const MAX_KEPT = 10_000;

const KEY = /^[!-~]{1,255}$/;

const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

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
const replyOf = ({ lastId, message: text }: Row): JsonReply => {
  const message = String(text);
  return typeof lastId === 'number' ? created(lastId, message) : ok({ message });
};

/** The refusal of a key that came with something else before, and what that made. */
const takenBy = async ({ reply }: Known): Promise<Refusal> => {
  const made = await reply;
  const lastId = 'body' in made ? made.body.last_id : undefined;
  const parts = lastId === undefined ? undefined : { last_id: lastId };
  return new Refusal(422, 'server.request.keyTaken', {}, { parts });
};

/** Whether an answer says that nothing was done, or not all. */
const isFailure = (reply: Reply): boolean => 'body' in reply && !reply.body.status;

/**
 * What calls that create something were answered, by the keys that the callers gave them: whoever didn't get
 * the answer repeats the call, and gets it without anything being created again.
 */
export class OnceAnswers {
  /** Those that are under way, and what was answered since the server started. */
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly store: Store,
    private readonly clock: Clock,
  ) {}

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
    const before = this.known.get(key) ?? (await this.stored(key)) ?? this.known.get(key);
    if (before && this.clock() - before.at < KEPT_MS) {
      if (before.fingerprint !== fingerprint) throw await takenBy(before);
      return before.reply;
    }
    return this.first(key, fingerprint, work);
  }

  private async first(
    key: string,
    fingerprint: string,
    work: (keep: Keep) => Promise<Reply>,
  ): Promise<Reply> {
    const at = this.clock();
    const reply = work((store, kept) => this.keep(store, { key, fingerprint, at }, kept));
    this.known.delete(key);
    this.known.set(key, { fingerprint, at, reply });
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

  private async stored(key: string): Promise<Known | undefined> {
    const [row] = await this.store.rows(onceAnswers).find({ where: { key } });
    return (
      row && {
        fingerprint: String(row.fingerprint),
        at: Number(row.at),
        reply: Promise.resolve(replyOf(row)),
      }
    );
  }

  private async keep(
    store: Store,
    { key, fingerprint, at }: { key: string; fingerprint: string; at: number },
    reply: Reply,
  ): Promise<void> {
    if (!('body' in reply) || isFailure(reply)) return;
    const { last_id: lastId, status_message: message } = reply.body;
    const rows = store.rows(onceAnswers);
    await keepRecent(rows, { ms: KEPT_MS, most: MAX_KEPT }, at);
    await rows.insert({ key, fingerprint, at, lastId, message });
  }

  private forgetOldest(): void {
    for (const [key, { at }] of this.known) {
      if (this.known.size <= MAX_KEPT && this.clock() - at < KEPT_MS) break;
      this.known.delete(key);
    }
  }
}
