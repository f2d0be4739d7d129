import type { PicturesSpec } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { withRoomFor } from '../subLists/places';
import { pictureOwner, rowsIn, type SubList } from '../subLists/SubList';
import { nextId, nextOf, savedIn, storeRows } from '../subLists/storeRows';
import { safeName } from './fileFields';
import { filesOf, keepFile } from './files';
import { takeBack } from './former';
import { freeName } from './freeName';

/** A sub-list whose rows are pictures. */
export type PictureList = SubList & { readonly pictures: PicturesSpec };

const keep = async (
  context: CallContext,
  list: PictureList,
  row: Row,
  rows: readonly Values[],
  upload: Upload,
): Promise<Values> => {
  const { spec, pictures } = list;
  const { numberedBy } = spec;
  const fileName = await freeName(safeName(upload.name), (name) =>
    rows.some((known) => known[pictures.field] === name),
  );
  const picture = {
    [spec.idField]: nextId(list, row, rows),
    ...(numberedBy !== undefined && { [numberedBy]: nextOf(rows, numberedBy) }),
    [pictures.field]: fileName,
  };
  await keepFile(context, pictureOwner(list, row, picture), upload);
  return picture;
};

/** Keeps the files that came as further pictures of a record. */
export const addPictures = async (
  context: CallContext,
  list: PictureList,
  row: Row,
): Promise<Reply> => {
  const { uploads } = context.call;
  if (uploads.length === 0)
    throw new Refusal(400, 'server.request.missing', { name: list.pictures.part ?? 'file' });
  let rows = rowsIn(list, row);
  for (const upload of uploads) rows = [...rows, await keep(context, list, row, rows, upload)];
  await storeRows(context, list, row, rows);
  const last = rows.at(-1);
  return ok({
    message: savedIn(context, list),
    last_id: last?.[list.spec.idField],
    fileName: last?.[list.pictures.field],
  });
};

/** Puts a picture back that was removed, as the row that it was. @throws Refusal 409 where it isn't kept any more */
export const restorePicture = async (
  context: CallContext,
  list: PictureList,
  row: Row,
  was: Values,
): Promise<Reply> => {
  const { spec, pictures } = list;
  const rows = rowsIn(list, row);
  const fileName = await freeName(String(was[pictures.field] ?? ''), (name) =>
    rows.some((known) => known[pictures.field] === name),
  );
  const picture = { ...was, [pictures.field]: fileName };
  await takeBack(context, pictureOwner(list, row, picture));
  await storeRows(context, list, row, [...withRoomFor(rows, spec.numberedBy, picture), picture]);
  return ok();
};

/** Answers a picture by its file name. @throws Refusal 404 */
export const sendPicture = async (
  context: CallContext,
  list: PictureList,
  row: Row,
): Promise<Reply> => {
  const name = context.call.params.value ?? '';
  const picture = rowsIn(list, row).find((one) => one[list.pictures.field] === name);
  const [file] = picture ? await filesOf(context, pictureOwner(list, row, picture)) : [];
  if (!file) throw new Refusal(404, 'server.request.notFound');
  return { file: { hash: file.hash, type: file.type, name } };
};
