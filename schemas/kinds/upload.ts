import { kind } from './Kind';

/** Which files are taken. */
export interface Limits {
  /** Media types that are taken, judged by content on the server. */
  readonly accept: readonly `${string}/${string}`[];
  /** Most bytes. */
  readonly maxBytes: number;
}

/** How a file that belongs to a record is shown, stored and removed. Paths are below the API's base. */
interface UploadOptions {
  /**
   * Where the browser reads it; `{id}` and its name as `{value}` are filled in, or `{random}`, another for each file.
   */
  address: string;
  /** Where it is sent, as multipart; nowhere where it comes into being with its record, and stays. */
  upload?: string;
  /**
   * A new record can have one: it is sent ahead to `upload`, with `add` in place of the id, and the record takes it by
   * the name that is answered.
   */
  ahead?: true;
  /** The part's name, `file` unless the specification names another. */
  part?: string;
  /** How it is removed, at the record's path unless given; the id travels under the name that `idArg` gives. */
  remove?: { path?: string; fn?: string; method?: 'POST' | 'DELETE'; idArg?: string };
}

/** A picture has limits of its own where those of all pictures won't do. */
export type PictureOptions = UploadOptions & Partial<Limits>;

const MEBIBYTE = 1_048_576;

/** Which files a field takes. */
export const limitsOf = ({
  accept = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  maxBytes = 10 * MEBIBYTE,
}: Partial<Limits>): Limits => ({ accept, maxBytes });

const uploadKind = <Options extends UploadOptions>() =>
  kind<string, Options>()({
    empty: () => '',
    parse: (wire) => (typeof wire === 'string' ? wire : ''),
    serialize: (value) => value,
    traits: { isUpload: true },
    samples: () => ['', 'logo zomer.png'],
  });

/** A picture of the record, by its file name; stored at once by a call of its own. */
export const image = uploadKind<PictureOptions>();

/** A file of the record, by its file name; stored at once by a call of its own. */
export const file = uploadKind<UploadOptions & Limits>();
