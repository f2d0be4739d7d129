import type { FastifyReply } from 'fastify';
import type { ContentReply, FileReply } from '../contract/reply';
import type { FileStore } from '../files/FileStore';
import { answerFile, type FileHeaders } from './answerFile';

/** What a browser shows by itself without running anything in it. */
const shown = /^(image\/(?!svg)|video\/|audio\/|application\/pdf$)/;

/** What a browser may take for a page, despite a header to save it. */
const page = /^(text\/html|application\/xhtml|[a-z]+\/xml)/;
const BYTES = 'application/octet-stream';

const contentTypeOf = (type: string): string => {
  if (page.test(type)) return BYTES;
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
};

/** Whatever the file holds: no script, no form, no origin. */
const locked = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
/** Chromium's PDF viewer doesn't start in a sandbox. */
const framed = "frame-ancestors 'self'";

/** How a browser learns what to do with bytes, and what to call them. */
const dispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  // The parameter with a star is the one that holds any name; encodeURIComponent leaves these four as they are.
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
};

const headersOf = ({ hash, type, name, isThumbnail }: FileReply['file']): FileHeaders => {
  const isShown = shown.test(type);
  return {
    'Content-Type': contentTypeOf(type),
    'Content-Disposition': dispositionOf(isShown ? 'inline' : 'attachment', name),
    'Content-Security-Policy': isShown ? framed : locked,
    'X-Content-Type-Options': 'nosniff',
    // The session decides who may see it, so ask each time; compressing would break ranges.
    'Cache-Control': 'private, no-cache, no-transform',
    ETag: `"${hash}${isThumbnail ? '-small' : ''}"`,
  };
};

/** Answers bytes that no file holds, to be saved. */
export const sendContent = (
  to: FastifyReply,
  { bytes, type, name }: ContentReply['content'],
): void => {
  to.headers({
    'Content-Type': type,
    'Content-Disposition': dispositionOf('attachment', name),
    'Content-Security-Policy': locked,
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  });
  to.send(bytes);
};

/** Answers a stored file, or the requested range of it. @throws Refusal 404 when it is gone, 412, 416 */
export const sendFile = async (
  to: FastifyReply,
  files: FileStore,
  file: FileReply['file'],
): Promise<void> => {
  const { status, headers, content } = await answerFile(to.request, headersOf(file), files, file);
  to.status(status).headers(headers).send(content);
};
