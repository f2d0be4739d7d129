import { isSuspended } from '../access/access';
import type { JobParts } from '../contract/Job';
import type { OrganisationContext } from '../records/tenant';
import { organisations } from '../tables/organisation/organisations';

/** What a job for an organisation works with; none while nothing leaves in the name of that one, as it is suspended. */
export const contextOfJob = async (
  parts: JobParts,
  organisationId: number,
): Promise<(JobParts & OrganisationContext) | undefined> => {
  const organisation = await parts.store.rows(organisations).get(organisationId);
  if (!organisation || isSuspended(organisation)) return undefined;
  return { ...parts, call: { organisation, organisations: [organisation] } };
};
