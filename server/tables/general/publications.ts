import type { Values } from '../../store/Store';
import { json } from '../columns';
import { defineTable } from '../defineTable';

/** A file of what is published, as devices receive it. */
export interface PublishedFile {
  readonly name: unknown;
  readonly hash: string;
  readonly size: number | null;
  readonly type: string;
}

/** What devices fetch of records, by version. */
export const publications = defineTable({
  name: 'publications',
  columns: {
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    document: json<Values>(),
    contents: json<Readonly<Record<string, readonly Values[]>>>(),
    files: json<Readonly<Record<string, PublishedFile>>>(),
    digest: 'text',
    contentDigests: json<Readonly<Record<string, string>>>(),
    version: 'number',
    publishedAt: { type: 'text', isIndexed: true },
    /** A later version has taken its place. */
    superseded: json<boolean>(),
  },
});
