import { organisationNamed } from '../../access/access';
import type { CopySource } from '../../store/copy';
import type { RestoreTarget } from '../../store/restore';
import { StoreError } from '../../store/Store';
import type { Row } from '../../store/Table';
import { organisations } from '../../tables/organisation/organisations';
import type { Tables } from '../../tables/tables';
import { type LeftOut, memberStep } from './members';
import { organisationStep } from './organisationRow';
import { ownSteps } from './ownRows';
import type { RestoreStep } from './Restoring';

/** What was done, or is to be, table by table. */
export interface RestoreReport {
  readonly steps: readonly Omit<RestoreStep, 'apply'>[];
  /** Members of the copy who don't come back. */
  readonly leftOut: readonly LeftOut[];
}

/** An organisation of a copy, and those below it there. */
export interface FoundOrganisation {
  readonly organisation: Row;
  readonly below: readonly Row[];
}

/**
 * An organisation as a copy has it.
 *
 * @param name its id or its number
 * @throws StoreError restoreUnknown where the copy has none of that name
 */
export const findOrganisation = async (
  source: CopySource,
  name: string,
): Promise<FoundOrganisation> => {
  const all: Row[] = [];
  for await (const rows of source.parts(organisations, 0)) all.push(...rows);
  const organisation = organisationNamed(all, name);
  if (!organisation) throw new StoreError('restoreUnknown', { name });
  return { organisation, below: all.filter(({ parentId }) => parentId === organisation.id) };
};

/** Whether something that is there now would go. */
export const overwrites = ({ steps }: RestoreReport): boolean =>
  steps.some(({ changed, removed }) => changed + removed > 0);

/**
 * Has an organisation be as a copy has it: its own row, its members, and all that belongs to it. Nothing of others
 * changes.
 *
 * @param isDone whether it is to be done, or only counted
 * @throws StoreError restoreOther, restoreTaken where what is to come back is another organisation's by now
 */
export const restoreOrganisation = async (
  source: CopySource,
  target: RestoreTarget,
  tables: Tables,
  organisation: Row,
  isDone: boolean,
): Promise<RestoreReport> => {
  const restoring = { source, target, tables, organisation };
  const own = await organisationStep(restoring);
  const members = await memberStep(restoring);
  const steps = [own, members, ...(await ownSteps(restoring, members.returning))];
  if (isDone) for (const step of steps) await step.apply();
  return { steps, leftOut: members.leftOut };
};
