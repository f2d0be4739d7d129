import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import type { Row, Values } from '../../../store/Store';
import { DOCUMENTS } from './documentRows';

/** The states of a version. */
export const states = { draft: 1, active: 2, archived: 3 } as const;

/** What all versions of a document have in common: the id of the first. */
export const familyOf = ({ id, familyId }: Values): number => Number(familyId ?? id);

/** All versions of a document, the oldest first. */
export const versionsOf = async (context: CallContext, document: Row): Promise<readonly Row[]> => {
  const family = familyOf(document);
  const { rows } = await findRows(context, DOCUMENTS, {
    any: [{ where: { familyId: family } }, { where: { id: family, familyId: null } }],
  });
  return rows;
};

/** The newest version of each document. */
export const latestVersions = async (context: CallContext): Promise<Condition> => {
  const latest = new Map<number, Row>();
  for (const document of (await findRows(context, DOCUMENTS)).rows) {
    const known = latest.get(familyOf(document));
    if (!known || Number(document.version ?? 1) > Number(known.version ?? 1))
      latest.set(familyOf(document), document);
  }
  return { where: { id: [...latest.values()].map(({ id }) => id) } };
};

/** The version that people fill in, if there is one. */
export const activeVersion = async (
  context: CallContext,
  document: Row,
): Promise<Row | undefined> =>
  (await versionsOf(context, document)).find(({ state }) => state === states.active);
