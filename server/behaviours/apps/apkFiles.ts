import { apkFiles as definition } from '../../../resources/apps/apkFiles';
import type { Behaviour, CallContext, Operation, Prepared } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import { sendFieldFile } from '../../records/files/fileFields';
import { titleOfRow } from '../../records/references/titles';
import { findRows, requireRow } from '../../records/tenant';
import { sentId } from '../../wire/sent';
import { iconUpload } from './apk/icon';
import { NotAnApk } from './apk/NotAnApk';
import { type ApkContent, readApk } from './apk/readApk';
import { APK_FILES, removeAssignments } from './apkAssignments/assignmentRows';

const ENDING = /\.apk$/i;

const contentOf = async ({ name, file }: Upload) => {
  try {
    return await readApk(file.path);
  } catch (error) {
    if (!(error instanceof NotAnApk)) throw error;
    throw new Refusal(415, 'server.apk.invalid', { name });
  }
};

/** Two files of one version couldn't be told apart where one is chosen. @throws FieldProblems 409 */
const refuseKnown = async (
  context: CallContext,
  { packageName, versionCode, versionName }: Omit<ApkContent, 'icon'>,
): Promise<void> => {
  const { rows } = await findRows(context, APK_FILES, {
    where: { packageName, versionCode, versionName },
  });
  if (!rows[0]) return;
  const params = { name: titleOfRow(context, APK_FILES, rows[0]) };
  throw new FieldProblems(
    APK_FILES,
    { apkFile: { message: 'server.apk.versionThere', params } },
    409,
  );
};

/** What is stored of a file that came: what it says of itself, and its picture. @throws Refusal or FieldProblems */
const prepared = async (context: CallContext, upload: Upload): Promise<Prepared> => {
  if (!ENDING.test(upload.name))
    throw new FieldProblems(APK_FILES, { apkFile: { message: 'onlyApk' } });
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
  const row = await requireRow(context, APK_FILES, sentId(context.call.params.id));
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
export const apkFiles: Behaviour = {
  calls,
  beforeCreate: async (context, upload) => {
    if (!upload) throw new Refusal(405, 'server.request.method');
    return prepared(context, upload);
  },
  changeMeta: (id) => ({ id }),
  onReferencedDelete: { apkAssignments: 'removed' },
  onRemove: (context, { id }) => removeAssignments(context, { apkFileId: id }),
};
