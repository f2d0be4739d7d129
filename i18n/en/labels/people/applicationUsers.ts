import type { applicationUsers } from '../../../../resources/people/applicationUsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application user |||| Application users',
  belongs: 'The people who sign in to the apps and the web shop.',
  fields: {
    supplierName: 'Supplier',
    pincode: 'PIN code',
    registered: 'Registered',
    permissionForNewsletter: 'May receive the newsletter',
    personalDocumentId: 'Personal document',
    addresses: 'Addresses',
    groups: 'Groups',
  },
  rows: { addresses: { fields: { insertion: 'Surname prefix' } } },
  sections: {
    person: 'Person',
    company: 'Company',
    account: 'Account',
    personalDocument: 'Personal document',
  },
  messages: {
    addressesMinimum: 'Addresses must contain at least lastname, address and city',
    nobody: 'Enter a name, a company, an email address or a phone number',
  },
} satisfies Labels<typeof applicationUsers>;
