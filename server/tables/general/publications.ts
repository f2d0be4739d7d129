import type { Values } from '../../store/Store';
import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What devices fetch of records, by version. */
export const publications = defineTable({
  name: 'publications',
  columns: {
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    document: json<Values>(),
    contents: json<Values>(),
    files: json<Values>(),
    digest: 'text',
    contentDigests: json<Readonly<Record<string, string>>>(),
    version: 'number',
    publishedAt: { type: 'text', isIndexed: true },
    /** A later version has taken its place. */
    superseded: json<boolean>(),
  },
});
