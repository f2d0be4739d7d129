import type { PicturesSpec } from '../../../schemas';
import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Upload } from '../../http/multipart';
import type { Row, Values } from '../../store/Store';
import {
  nextId,
  nextOf,
  pictureOwner,
  rowsIn,
  type SubList,
  storeRows,
} from '../subLists/subLists';
import { saidOf } from '../texts';
import { safeName } from './fileFields';
import { FILES, filesOf } from './files';

/** A sub-list whose rows are pictures. */
export type PictureList = SubList & { readonly pictures: PicturesSpec };

/** A name that no other picture of the record has: "rose.png", then "rose (2).png". */
const freeName = (name: string, taken: readonly unknown[]): string => {
  const [, stem = name, ending = ''] = /^(.+?)(\.\w+)?$/.exec(name) ?? [];
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${stem} (${number})${ending}`;
    if (!taken.includes(candidate)) return candidate;
  }
};

const keep = async (
  work: Work,
  list: PictureList,
  row: Row,
  rows: readonly Values[],
  { file, name }: Upload,
): Promise<Values> => {
  const { spec, pictures } = list;
  const { numberedBy } = spec;
  const fileName = freeName(
    safeName(name),
    rows.map((known) => known[pictures.field]),
  );
  const picture = {
    [spec.idField]: nextId(list, row, rows),
    ...(numberedBy !== undefined && { [numberedBy]: nextOf(rows, numberedBy) }),
    [pictures.field]: fileName,
  };
  await file.keep();
  const { hash, size, type } = file;
  await work.store.insert(FILES, { ...pictureOwner(list, row, picture), hash, size, type });
  return picture;
};

/** Keeps the files that came as further pictures of a record. */
export const addPictures = async (work: Work, list: PictureList, row: Row): Promise<Reply> => {
  const { uploads } = work.call;
  if (uploads.length === 0)
    throw new Refusal(400, 'server.request.missing', { name: list.pictures.part ?? 'file' });
  let rows = rowsIn(list, row);
  for (const upload of uploads) rows = [...rows, await keep(work, list, row, rows, upload)];
  await storeRows(work, list, row, rows);
  const last = rows.at(-1);
  return ok({
    message: saidOf(work, 'saved', list.definition),
    last_id: last?.[list.spec.idField],
    fileName: last?.[list.pictures.field],
  });
};

/** Answers a picture by its file name. @throws Refusal 404 */
export const sendPicture = async (work: Work, list: PictureList, row: Row): Promise<Reply> => {
  const name = work.call.params.value ?? '';
  const picture = rowsIn(list, row).find((one) => one[list.pictures.field] === name);
  const [file] = picture ? await filesOf(work, pictureOwner(list, row, picture)) : [];
  if (!file) throw new Refusal(404, 'server.request.notFound');
  return { file: { hash: String(file.hash), type: String(file.type), name } };
};
