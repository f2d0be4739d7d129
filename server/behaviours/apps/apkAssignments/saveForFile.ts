import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { neededPart, sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { findRows, requireRow } from '../../../records/tenant';
import { nameOf } from '../../../records/texts';
import type { Row } from '../../../store/Store';
import { sentIds } from '../../../wire/list';
import { sentId } from '../../../wire/sent';
import { APK_FILES, ASSIGNMENTS, assignmentsOf } from './assignmentRows';
import { replaceVersionsAsked, unmarkOthers } from './oneOfEach';

/** Which devices get a file, and which of them begin with it. */
interface Wanted {
  readonly file: Row;
  readonly deviceIds: ReadonlySet<number>;
  readonly frontAppIds: ReadonlySet<number>;
}

const wantedIn = async (context: CallContext): Promise<Wanted> => {
  const { body } = context.call;
  const file = await requireRow(context, APK_FILES, neededPart(body, 'apkId', sentId));
  const deviceIds = new Set(neededPart(body, 'deviceIds', sentIds));
  const known = await findRows(context, 'devices', { where: { id: [...deviceIds] } });
  if (known.total !== deviceIds.size)
    throw new Refusal(404, 'server.links.unknown', { name: nameOf(context, 'devices') });
  return {
    file,
    deviceIds,
    frontAppIds: new Set(sentPart(body, 'frontAppDeviceIds', sentIds)),
  };
};

/** Takes the devices away that aren't wanted any more, and marks the others as they are to be. */
const changeKnown = async (
  { store }: CallContext,
  known: Awaited<ReturnType<typeof assignmentsOf>>,
  { deviceIds, frontAppIds }: Wanted,
  now: string,
): Promise<void> => {
  for (const { id, deviceId, isFrontApp } of known) {
    const wanted = frontAppIds.has(Number(deviceId)) ? 1 : 0;
    if (!deviceIds.has(Number(deviceId))) await store.remove(ASSIGNMENTS, id);
    else if (Number(isFrontApp) !== wanted)
      await store.update(ASSIGNMENTS, id, { isFrontApp: wanted, lastModified: now });
  }
};

/** Makes the assignments of a file those that were sent: all of them, and no others. */
export const saveForFile = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const wanted = await wantedIn(context);
    const now = new Date(context.clock()).toISOString();
    const known = await assignmentsOf(context, { apkFileId: wanted.file.id });
    await changeKnown(context, known, wanted, now);
    const there = new Set(known.map(({ deviceId }) => Number(deviceId)));
    for (const deviceId of wanted.deviceIds)
      if (!there.has(deviceId))
        await context.store.insert(ASSIGNMENTS, {
          organisationId: context.call.organisation.id,
          deviceId,
          apkFileId: wanted.file.id,
          isFrontApp: wanted.frontAppIds.has(deviceId) ? 1 : 0,
          assignedDate: now,
          lastModified: now,
        });
    const { file, deviceIds, frontAppIds } = wanted;
    await replaceVersionsAsked(context, { file, deviceIds: [...deviceIds] });
    const marked = [...deviceIds].filter((deviceId) => frontAppIds.has(deviceId));
    await unmarkOthers(context, file.id, marked);
    return ok({ message: context.call.text('server.apk.assignmentsUpdated') });
  });
