import { organisations as definition } from '../../../resources/organisation/organisations';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../tableOf';

export const organisations = tableOf(definition, {
  shared: true,
  versioned: true,
  meanings: {
    active: 'suspension',
    moduleIds: 'grant',
    parentId: 'grant',
    demandsSecondFactor: 'secondFactor',
    '*': 'settings',
  },
  also: {
    /** Below which it stood before it was taken out from there. */
    formerParentId: { type: 'id', to: 'organisations' },
  },
  unique: [['organisationId']],
});

const { rowLimit, mailLimit } = definition.fields;

/** What an organisation may have that was made before these were asked for. */
export const usualQuotas = { rowLimit: rowLimit.default, mailLimit: mailLimit.default };

export type Organisation = RowIn<typeof organisations>;
