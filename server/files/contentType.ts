import { type FileHandle, open } from 'node:fs/promises';
import { extname } from 'node:path';

/** As much of a text as is looked at. */
const HEAD_BYTES = 4_096;

/** Types of text that their content doesn't show, by the extension of their name. None runs as a page. */
const plainTexts: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.csv': 'text/csv',
  '.json': 'application/json',
  '.md': 'text/markdown',
};

const readHead = async (path: string): Promise<Buffer> => {
  const file: FileHandle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Whether bytes are text in UTF-8, be it cut off within a character. */
const isText = (head: Buffer): boolean => {
  if (head.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/** Markup first: whatever a file is called, a browser might run it as a page. */
const typeOfText = (text: string, name: string): string => {
  if (/<svg[\s/>]/i.test(text)) return 'image/svg+xml';
  if (/<(!doctype\s+html|html|head|body|script)[\s/>]/i.test(text)) return 'text/html';
  if (/^\s*<\?xml\s/i.test(text)) return 'application/xml';
  return plainTexts[extname(name).toLowerCase()] ?? 'text/plain';
};

const APK = 'application/vnd.android.package-archive';
/** What an app may be taken for: it is an archive, and its first files needn't reveal it. */
const ARCHIVES: readonly string[] = ['application/zip', 'application/java-archive'];

/** Whether an archive holds what makes it an app for Android. */
const isApp = async (path: string): Promise<boolean> => {
  const { hasEntry } = await import('./zipEntries');
  return hasEntry(path, 'AndroidManifest.xml').catch(() => false);
};

/**
 * The type of a file by its content. The name decides only between kinds of plain text.
 * @param name what the file was called by who sent it
 */
export const detectType = async (path: string, name: string): Promise<string> => {
  // Loaded with the first file that comes in.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found && ARCHIVES.includes(found.mime) && (await isApp(path))) return APK;
  if (found !== undefined && found.mime !== 'application/xml') return found.mime;
  const head = await readHead(path);
  return isText(head) ? typeOfText(head.toString('utf8'), name) : 'application/octet-stream';
};
