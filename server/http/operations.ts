import { rights } from '../../schemas';
import { requireConfirmed, requireConfirmedFor } from '../access/secondFactor/confirmation';
import { type CallContext, type Operation, outsideTransaction } from '../contract/CallContext';
import type { SignedInCall, UploadRules } from '../contract/call';
import { FieldProblems } from '../contract/FieldProblems';
import type { Installation } from '../contract/Installation';
import { Refusal } from '../contract/Refusal';
import type { Reply } from '../contract/reply';
import { CallLog } from '../records/audit/CallLog';
import { ActLog } from '../records/history/ActLog';
import { recordHistory } from '../records/history/recordHistory';
import { withAct } from '../records/history/withAct';
import { keepingRule } from '../records/kept';
import { requireRowRoom } from '../records/quotas/rows';
import { takenMeanwhile } from '../records/save/takenValues';
import { stampingRule } from '../records/versions/stamps';
import { NotUnique, type Store } from '../store/Store';
import { withRules } from '../store/writeRules';
import type { AuditAction } from '../tables/organisation/auditLog';
import { bodyLimits } from './bodyLimits';
import { problemsReply } from './problems';
import { browserOf } from './request';
import type { GuardedRoute } from './route';
import type { ServerContext } from './ServerContext';
import { judgeUploads, rulesOfAll } from './uploadRules';

/** What the server knows of the resources that it serves. */
export type Served = Pick<CallContext, 'definitions' | 'behaviours' | 'tables'>;

/** @throws Refusal 403 when none of the modules grants the right */
const requireRight = ({ access }: SignedInCall, { modules, right }: Operation): void => {
  const isGranted = modules.some((module) => access[module]?.[rights.indexOf(right)] === '1');
  if (modules.length > 0 && !isGranted) throw new Refusal(403, 'server.access.right');
};

/** @throws Refusal 403 for who isn't the one that writes it */
const requireWriter = ({ isProvider }: SignedInCall, { writtenBy }: Operation): void => {
  if (writtenBy && !isProvider) throw new Refusal(403, 'server.access.provider');
};

/**
 * The operation that a call means: by the function that it names, or by a part that only one of them is sent.
 *
 * @throws Refusal 400
 */
const chosen = (operations: readonly Operation[], body: SignedInCall['body']): Operation => {
  // A person has a field of that name: only where functions are called, as of a record, does it name one.
  const canName = operations.some(
    ({ method, path, fn }) => fn !== undefined || (method === 'POST' && path.endsWith('{id}')),
  );
  const fn = canName ? body.function : undefined;
  const named = operations.filter((candidate) => candidate.fn === fn);
  const operation =
    named.find(({ sent }) => sent !== undefined && body[sent] !== undefined) ??
    named.find(({ sent }) => sent === undefined);
  if (operation) return operation;
  throw new Refusal(400, 'server.request.unknownFunction');
};

/**
 * The operation that a call means, which its caller may make.
 *
 * @throws Refusal 400 or 403
 */
export const admittedOperation = (
  operations: readonly Operation[],
  call: SignedInCall,
): Operation => {
  const operation = chosen(operations, call.body);
  requireRight(call, operation);
  requireWriter(call, operation);
  return operation;
};

/** What can be checked before the body is read. */
const earlyAccess = (operations: readonly Operation[]): Pick<GuardedRoute, 'access'> => {
  const [operation, ...others] = operations;
  const [module, ...further] = operation?.modules ?? [];
  if (!operation || !module || others.length > 0 || further.length > 0) return {};
  return { access: { module, right: operation.right } };
};

/** Whether rows are handed out of those whom rights are given to, or that give them. */
const handsOutAccounts = (
  { definitions, tables }: Served,
  { isExport, resource }: Operation,
): boolean => {
  const definition = isExport && resource !== undefined ? definitions.named(resource) : undefined;
  return definition !== undefined && tables.of(definition).meanings !== undefined;
};

/** Runs an operation; what is wrong with what was sent becomes an answer. */
const answer = async ({ run }: Operation, context: CallContext): Promise<Reply> => {
  try {
    return await run(context);
  } catch (error) {
    const refused = error instanceof NotUnique ? takenMeanwhile(context, error) : error;
    if (refused instanceof FieldProblems) return problemsReply(context, refused);
    throw refused;
  }
};

const rulesOf = ({ upload }: Operation, installation: Installation): UploadRules | undefined =>
  typeof upload === 'function' ? upload(installation) : upload;

/** Which files a path takes, whichever of its operations is meant. */
const uploadsAt = (operations: readonly Operation[]): Pick<GuardedRoute, 'upload'> => {
  const taking = operations.filter(({ upload }) => upload !== undefined);
  if (taking.length === 0) return {};
  return {
    upload: (installation) =>
      rulesOfAll(taking.flatMap((operation) => rulesOf(operation, installation) ?? [])),
  };
};

/** What adds something finds room for it, or is refused: what changes and deletes goes on. @throws Refusal 409 or 507 */
const requireRoomForMore = async (context: CallContext): Promise<void> => {
  if (!(await context.files.hasRoom())) throw new Refusal(507, 'server.request.diskFull');
  await requireRowRoom(context);
};

/** What a call works with. */
const contextOf = (
  served: Served,
  context: ServerContext,
  call: SignedInCall,
  store: Store,
): CallContext => ({ ...context, ...served, store, call, afterCommit: outsideTransaction });

const routeOf = (
  served: Served,
  operations: readonly [Operation, ...Operation[]],
): GuardedRoute => {
  const [{ method, path, envelope }] = operations;
  return {
    envelope,
    method,
    path: `/${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ...uploadsAt(operations),
    maxBytes: Math.max(...operations.map((one) => one.maxBytes ?? bodyLimits.usual)),
    ...earlyAccess(operations),
    readsOnly: operations.every(({ readsOnly }) => readsOnly),
    handle: async (call) => {
      const { context, request, reads = context.store.batched() } = call;
      const operation = admittedOperation(operations, call);
      // There is nothing to stamp, to log or to keep.
      if (operation.readsOnly) return answer(operation, contextOf(served, context, call, reads));
      judgeUploads(call.uploads, rulesOf(operation, context.installation));
      const { clock, onEntry } = context;
      const browser = browserOf(request);
      const admit = (action: AuditAction) => requireConfirmedFor(action, context, call);
      const log = new CallLog({ ...served, clock, onEntry, call, operation, browser, admit });
      const act = new ActLog({ ...served, clock, call, operation });
      const rules = [stampingRule({ userId: call.user.id, clock }), keepingRule(served)];
      const ruled = withRules(reads, rules, async (store, changed) => {
        await Promise.all([
          log.record(store, changed),
          recordHistory({ ...served, clock, store, call }, changed, act),
        ]);
      });
      const answering = contextOf(served, context, call, ruled);
      if (handsOutAccounts(served, operation)) await requireConfirmed(context, call);
      if (operation.right === 'create') await requireRoomForMore(answering);
      const reply = await answer(operation, answering);
      if (operation.isExport) await log.recordExport(context.store);
      return withAct(reply, act);
    },
  };
};

/** Fixed parts of a path go before variable ones, so that `add` isn't taken for an id. */
const inOrder = (path: string): string => path.replace(/\{\w+\}/g, '~');

/** Groups operations into routes, the most specific first. */
export const routesOf = (
  served: Served,
  operations: readonly Operation[],
): readonly GuardedRoute[] => {
  const groups = new Map<string, [Operation, ...Operation[]]>();
  for (const operation of operations) {
    const key = `${inOrder(operation.path)} ${operation.method}`;
    const group = groups.get(key);
    if (group) group.push(operation);
    else groups.set(key, [operation]);
  }
  return [...groups]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, group]) => routeOf(served, group));
};
