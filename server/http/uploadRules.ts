import type { Upload, UploadRules } from '../contract/call';
import { Refusal } from '../contract/Refusal';
import { MAX_PIXELS } from '../files/thumbnail';

const MEGABYTE = 1024 * 1024;

/** Most files in one call. */
export const maxFilesOf = ({ maxFiles = 1 }: UploadRules): number => maxFiles;

/** A call that takes no file. */
export const NO_FILES: UploadRules = { maxBytes: 0, accept: [], maxFiles: 0 };

export const tooLarge = (name: string, { maxBytes }: UploadRules): Refusal =>
  new Refusal(413, 'server.request.fileTooLarge', {
    name,
    megabytes: Number((maxBytes / MEGABYTE).toFixed(2)),
  });

export const tooMany = (rules: UploadRules): Refusal =>
  maxFilesOf(rules) === 0
    ? new Refusal(415, 'server.request.type')
    : new Refusal(400, 'server.request.tooManyFiles', {
        smart_count: maxFilesOf(rules),
      });

const isAccepted = (type: string, { accept }: UploadRules): boolean => {
  if (accept === undefined) return true;
  return accept.some((wanted) =>
    wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted,
  );
};

/** @throws Refusal 413 for a picture that screens and players would fail to open */
const judgePixels = ({ name, file: { picture } }: Upload): void => {
  if (!picture) return;
  const { width, height } = picture;
  if (width * height <= MAX_PIXELS) return;
  const megapixels = MAX_PIXELS / 1_000_000;
  throw new Refusal(413, 'server.request.tooManyPixels', { name, width, height, megapixels });
};

/** @throws Refusal 400, 413 or 415 for a file that isn't taken */
export const judgeUpload = (upload: Upload, rules: UploadRules): void => {
  const { name, file } = upload;
  if (file.size === 0) throw new Refusal(400, 'server.request.fileEmpty', { name });
  if (file.size > rules.maxBytes) throw tooLarge(name, rules);
  if (!isAccepted(file.type, rules)) throw new Refusal(415, 'server.request.fileType', { name });
  judgePixels(upload);
};

/** @throws Refusal 400, 413 or 415 for files that a call doesn't take */
export const judgeUploads = (uploads: readonly Upload[], rules: UploadRules = NO_FILES): void => {
  if (uploads.length > maxFilesOf(rules)) throw tooMany(rules);
  for (const upload of uploads) judgeUpload(upload, rules);
};

/**
 * What calls take at one path; which of them is meant is known only once a form is read.
 *
 * @returns `undefined` where none takes a file
 */
export const rulesOfAll = (all: readonly UploadRules[]): UploadRules | undefined => {
  const [first, ...others] = all;
  if (first === undefined || others.length === 0) return first;
  return {
    maxBytes: Math.max(...all.map(({ maxBytes }) => maxBytes)),
    maxFiles: Math.max(...all.map(maxFilesOf)),
    ...(all.every(({ accept }) => accept !== undefined) && {
      accept: all.flatMap(({ accept = [] }) => accept),
    }),
  };
};
