import { apkFiles as definition } from '../../../resources/apps/apkFiles';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Operation, Prepared } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import { sendFieldFile } from '../../records/files/fileFields';
import { titleOfRow } from '../../records/references/titles';
import { requireRow, rowsOf } from '../../records/tenant';
import { apkAssignments } from '../../tables/apps/apkAssignments';
import { apkFiles as table } from '../../tables/apps/apkFiles';
import { sentId } from '../../wire/sent';
import { iconUpload } from './apk/icon';
import { NotAnApk } from './apk/NotAnApk';
import { type ApkContent, readApk } from './apk/readApk';

const ENDING = /\.apk$/i;

const contentOf = async ({ name, file }: Upload) => {
  try {
    return await readApk(file.path);
  } catch (error) {
    if (!(error instanceof NotAnApk)) throw error;
    throw new Refusal(415, 'server.apk.invalid', { name });
  }
};

/** @throws FieldProblems 409 where the version is there already */
const refuseKnown = async (
  context: CallContext,
  { packageName, versionCode, versionName }: Omit<ApkContent, 'icon'>,
): Promise<void> => {
  const [same] = await rowsOf(context, table).find({
    where: {
      packageName: { ignoringCase: packageName },
      versionCode,
      versionName: { ignoringCase: versionName },
    },
    take: 1,
  });
  if (!same) return;
  const params = { name: titleOfRow(context, table.name, same) };
  throw new FieldProblems(
    table.name,
    { apkFile: { message: 'server.apk.versionThere', params } },
    409,
  );
};

/** What is stored of a file that came: what it declares, and its picture. @throws Refusal or FieldProblems */
const prepared = async (context: CallContext, upload: Upload): Promise<Prepared> => {
  if (!ENDING.test(upload.name))
    throw new FieldProblems(table.name, { apkFile: { message: 'onlyApk' } });
  const { icon: bytes, ...content } = await contentOf(upload);
  await refuseKnown(context, content);
  const icon = bytes && (await iconUpload(context, bytes));
  return {
    values: {
      ...content,
      fileSize: upload.file.size,
      uploadDate: new Date(context.clock()).toISOString(),
      icon: icon?.name ?? '',
    },
    answer: {},
    ...(icon && { files: { icon } }),
  };
};

const download = async (context: CallContext): Promise<Reply> => {
  const row = await requireRow(context, table, sentId(context.call.params.id));
  return sendFieldFile(context, definition, 'originalFileName', row);
};

const calls: readonly Operation[] = [
  {
    method: 'GET',
    path: 'apk/download/{id}',
    envelope: 'success',
    modules: ['devices'],
    right: 'read',
    run: download,
  },
];

/** Apps for Android, as the files that devices install. */
export const apkFiles = behaviour(definition, table, {
  calls,
  beforeCreate: async (context, upload) => {
    if (!upload) throw new Refusal(405, 'server.request.method');
    return prepared(context, upload);
  },
  changeMeta: (id) => ({ id }),
  onReferencedDelete: { apkAssignments: 'removed' },
  onRemove: async (context, { id }) => {
    await rowsOf(context, apkAssignments).removeWhere({ where: { apkFileId: id } });
  },
});
