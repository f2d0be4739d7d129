import { kind } from './Kind';

/** How a file that belongs to a record is shown, stored and removed. Paths are below the API's base. */
export interface UploadOptions {
  /** Where the browser reads it; `{id}` and `{value}` are filled in. */
  show: string;
  /** Where it is sent, as multipart. */
  upload: string;
  /** The part's name, `file` unless the specification names another. */
  part?: string;
  /** How it is removed, at the record's path unless given; the id travels under the name that `idArg` gives. */
  remove?: { path?: string; fn?: string; method?: 'POST' | 'DELETE'; idArg?: string };
  /** Media types that are taken, judged by content on the server. */
  accept: readonly string[];
  /** Most bytes. */
  maxBytes: number;
}

const MEBIBYTE = 1_048_576;

export const pictures = {
  accept: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  maxBytes: 10 * MEBIBYTE,
} as const;

const uploadKind = () =>
  kind<string, UploadOptions>()({
    empty: () => '',
    parse: (wire) => (typeof wire === 'string' ? wire : ''),
    serialize: (value) => value,
    samples: () => ['', 'logo zomer.png'],
  });

/** A picture of the record, by its file name; stored at once by a call of its own. */
export const image = uploadKind();

/** A file of the record, by its file name; stored at once by a call of its own. */
export const file = uploadKind();
