import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestHandler } from 'express';

const YEAR = 365 * 24 * 60 * 60;

/** What the build compressed, the smallest first: by what browsers call it, and how its files end. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

const filesIn = (folder: string): ReadonlySet<string> => {
  try {
    return new Set(readdirSync(folder));
  } catch {
    return new Set();
  }
};

/**
 * Answers files below /assets as the build compressed them, in the form that the browser takes. Their names
 * change with what they hold, so they are never asked for again. What isn't there in such a form is left to
 * the next handler.
 *
 * @param appFolder of the built app
 */
export const sendAsset = (appFolder: string): RequestHandler => {
  const root = join(appFolder, 'assets');
  let files = filesIn(root);
  return (request, response, next) => {
    response.set('Cache-Control', `public, max-age=${YEAR}, immutable`);
    const name = request.path.slice(1);
    // Built again while the server runs.
    if (!files.has(name)) files = filesIn(root);
    const [encoding, ending] =
      encodings.find(
        ([code, end]) => files.has(`${name}${end}`) && request.acceptsEncodings(code),
      ) ?? [];
    if (encoding === undefined) return next();
    // Whole: a page begins with eight of them at once, and each part of a file is a way to the disk and back.
    readFile(join(root, `${name}${ending}`)).then(
      (bytes) => {
        response.type(name).set({ 'Content-Encoding': encoding, Vary: 'Accept-Encoding' });
        response.send(bytes);
      },
      () => next(),
    );
  };
};
