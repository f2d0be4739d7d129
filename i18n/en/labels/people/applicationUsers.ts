import type { applicationUsers } from '../../../../resources/people/applicationUsers';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application user |||| Application users',
  fields: {
    firstName: 'First name',
    insertions: 'Surname prefix',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    gender: 'Gender',
    companyName: 'Company',
    supplierName: 'Supplier',
    pincode: 'PIN code',
    active: 'Active',
    registered: 'Registered',
    permissionForNewsletter: 'May receive the newsletter',
    comments: 'Comments',
    lastModified: 'Last modified',
    personalDocumentId: 'Personal document',
    properties: 'Properties',
    addresses: 'Addresses',
    groups: 'Groups',
  },
  rows: {
    addresses: {
      fields: {
        firstName: 'First name',
        insertion: 'Surname prefix',
        lastName: 'Last name',
        companyName: 'Company',
        address: 'Address',
        postalCode: 'Postal code',
        city: 'City',
        country: 'Country',
      },
    },
    groups: { fields: { name: 'Name' } },
  },
  tabs: { properties: 'Properties', addresses: 'Addresses', groups: 'Groups' },
  sections: {
    person: 'Person',
    company: 'Company',
    account: 'Account',
    personalDocument: 'Personal document',
  },
  actions: {
    resetPassword: {
      label: 'Reset password',
      confirm: 'Give this user a new password? The current one stops working at once.',
    },
  },
  messages: {
    addressesMinimum: 'Addresses must contain at least lastname, address and city',
  },
} satisfies Labels<typeof applicationUsers>;
