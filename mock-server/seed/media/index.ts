import { createHash } from 'node:crypto';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import { mediaTypeOf } from '../../../schemas/media/mediaTypes';
import type { Workshop } from '../collections';
import type { KeepContent } from '../keepContent';
import { HOUR, momentBefore } from '../moments';
import { type FileText, mediaTexts } from '../texts/media';
import { type Content, contentOf } from './contents';

const addFile = (
  { add, now, random }: Workshop,
  folderId: number,
  [fileName, title, altTag = '']: FileText,
  { bytes, type }: Content,
): void => {
  const creationDate = momentBefore(now, random(`media:${fileName}:age`).int(2, 4_000) * HOUR);
  const row = add('media', {
    fileName,
    title,
    description: '',
    altTag,
    fileSize: bytes.length,
    mimeType: type,
    type: mediaTypeOf(type),
    folderId,
    creationDate,
    lastModified: creationDate,
  });
  const hash = createHash('sha256').update(bytes).digest('hex');
  add('files', {
    resource: 'media',
    recordId: row.id,
    field: 'content',
    hash,
    size: bytes.length,
    type,
  });
};

/** Adds folders and files of the media library, and hands each file's content to `keep`. */
export const addMedia = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  for (const [folder, files] of Object.entries(mediaTexts[shop.profile.code] ?? {})) {
    const folderId =
      folder === ROOT_FOLDER.name ? ROOT_FOLDER.id : shop.add('mediaFolders', { name: folder }).id;
    const made = await Promise.all(
      files.map(async (text) => {
        const [fileName, title] = text;
        const content = await contentOf(fileName, title, shop.random(`media:${fileName}`));
        await keep(fileName, content.bytes);
        return { text, content };
      }),
    );
    for (const { text, content } of made) addFile(shop, folderId, text, content);
  }
};
