import { type AnyFields, f } from '../fields/field';
import type { Column } from './list';

/** Records are published: what devices fetch of one is written down when somebody publishes it, and only then. */
export interface PublishSpec {
  /** The function of the record that publishes it. */
  readonly fn: string;
  /** The resource, referred to by a field, whose records it is published for: shown before it is. */
  readonly to?: string;
  /**
   * The resources whose records are published along where it refers to them, directly or through one another: devices
   * get them as they were as well; or only their files.
   */
  readonly along?: Readonly<Record<string, 'records' | 'files'>>;
}

/** The function that publishes an earlier version again, as a new one; it takes its `version`. */
export const REPUBLISH = 'republish';

/** The function that takes back what is published; every resource that publishes has it. */
export const UNPUBLISH = 'unpublish';

/** The field that compares what is published with the record: a column and a filter of its list. */
export const PUBLICATION = 'publication';

/** The state of a record's publication; the server computes it. */
export const publicationFields = {
  [PUBLICATION]: f.choice({
    values: ['never', 'changed', 'current'],
    labels: 'publication',
    tones: { never: 'default', changed: 'warning', current: 'success' },
    readOnly: true,
  }),
  publishedVersion: f.integer({ readOnly: true }),
  publishedAt: f.dateTime({ readOnly: true }),
  // Sentences, each on a line of its own.
  publicationNotes: f.longText({ readOnly: true }),
} satisfies AnyFields;

/** How the publication of a record can stand. */
export type PublicationState = (typeof publicationFields)['publication']['values'][number];

interface Shown {
  readonly columns: readonly Column<string>[];
  readonly filters?: readonly string[];
}

/** What the list of a resource shows whose records are published. */
export const withPublication = ({ columns, filters = [] }: Shown): Shown => ({
  columns: [...columns, PUBLICATION],
  filters: [...filters, PUBLICATION],
});
