import type { Limits } from '../kinds/upload';

/** Messages about a file that a call sends, where a definition has its own. */
export type UploadMessage =
  /** None was chosen. */
  | 'missing'
  /** It is of another type, or too large. */
  | 'type'
  | 'size'
  /** The server refused it; `%{status}` is the HTTP code, `%{reason}` the server's message. */
  | 'refused'
  /** The server's answer can't be read. */
  | 'unreadable'
  /** It is stored, and the server's answer has no message. */
  | 'stored';

/** A file that a call sends as multipart, with the call's other arguments beside it. */
export interface UploadSpec<Message extends string = string> extends Limits {
  /** The part's name, `file` unless the specification names another. */
  readonly part?: string;
  /** Messages in place of those that all share: `messages` of the resource's labels. */
  readonly messages?: { readonly [Shared in UploadMessage]?: Message };
}
