import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import type { StoredDocument } from './documentRows';

/** The states of a version. */
export const states = { draft: 1, active: 2, archived: 3 } as const;

/** What all versions of a document have in common: the id of the first. */
export const familyOf = ({ id, familyId }: Pick<StoredDocument, 'id' | 'familyId'>): number =>
  familyId ?? id;

/** All versions of documents, by what their versions have in common. */
export const inFamilies = (families: readonly number[]): Condition<StoredDocument> => ({
  any: [{ where: { familyId: families } }, { where: { id: families, familyId: null } }],
});

/** All versions of a document, the oldest first. */
export const versionsOf = (
  context: CallContext,
  document: StoredDocument,
): Promise<readonly StoredDocument[]> =>
  rowsOf(context, objectsDefinitions).find(inFamilies([familyOf(document)]));

/** The newest version of each document. Of one that has a single version nothing is read. */
export const latestVersions = async (context: CallContext): Promise<Condition<StoredDocument>> => {
  const later = await rowsOf(context, objectsDefinitions).find({
    not: { where: { familyId: null } },
    only: ['familyId', 'version'],
  });
  const latest = new Map<number, StoredDocument>();
  for (const document of later) {
    const known = latest.get(familyOf(document));
    if (!known || (document.version ?? 1) > (known.version ?? 1))
      latest.set(familyOf(document), document);
  }
  const kept = new Set([...latest.values()].map(({ id }) => id));
  const former = [...latest.keys(), ...later.map(({ id }) => id)].filter((id) => !kept.has(id));
  return { not: { where: { id: former } } };
};

/** The version that people fill in, if there is one. */
export const activeVersion = async (
  context: CallContext,
  document: StoredDocument,
): Promise<StoredDocument | undefined> => {
  const [active] = await rowsOf(context, objectsDefinitions).find({
    where: { state: states.active },
    all: [inFamilies([familyOf(document)])],
    take: 1,
  });
  return active;
};
