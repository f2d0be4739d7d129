import type { applicationUsers } from '../../resources/people/applicationUsers';
import type { appUserGroups } from '../../resources/people/appUserGroups';
import type { locations } from '../../resources/people/locations';
import type { persons } from '../../resources/people/persons';
import type { tables } from '../../resources/people/tables';
import type { Labels } from '../../schemas';

export const labels = {
  applicationUsers: {
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
  } satisfies Labels<typeof applicationUsers>,

  appUserGroups: {
    name: 'Application user group |||| Application user groups',
    fields: { name: 'Name', description: 'Description', tag: 'Tag' },
    links: { users: 'Application users' },
    messages: {
      nameRequired: 'Name is required',
    },
  } satisfies Labels<typeof appUserGroups>,

  locations: {
    name: 'Location |||| Locations',
    fields: {
      name: 'Name',
      address: 'Address',
      postalCode: 'Postal code',
      city: 'City',
      country: 'Country',
      phone: 'Phone',
      email: 'Email',
      comments: 'Comments',
      latitude: 'Latitude',
      longitude: 'Longitude',
      devices: 'Devices',
      pinterminals: 'PIN terminals',
      tables: 'Tables',
    },
    help: {
      latitude: 'In decimal degrees, such as 52.3731.',
      longitude: 'In decimal degrees, such as 4.8922.',
    },
    rows: {
      devices: { fields: { deviceName: 'Name', model: 'Model', serial: 'Serial number' } },
      pinterminals: { fields: { name: 'Name' } },
      tables: { fields: { name: 'Name', number: 'Number', seats: 'Seats' } },
    },
    tabs: { devices: 'Devices', pinterminals: 'PIN terminals', tables: 'Tables' },
    links: { contactPersons: 'Contact persons' },
  } satisfies Labels<typeof locations>,

  persons: {
    name: 'Person |||| Persons',
    fields: {
      title: 'Title',
      firstName: 'First name',
      insertions: 'Surname prefix',
      lastName: 'Last name',
      function: 'Job title',
      email: 'Email',
      phone: 'Phone',
      comments: 'Comments',
    },
    links: { locations: 'Locations' },
  } satisfies Labels<typeof persons>,

  tables: {
    name: 'Table |||| Tables',
    fields: {
      name: 'Name',
      number: 'Number',
      shape: 'Shape',
      seats: 'Seats',
      identifier: 'Identifier',
      locationName: 'Location',
    },
    codes: {
      shape: { 0: 'Round', 1: 'Oval', 2: 'Square', 3: 'Rectangular', 4: 'Other furniture' },
    },
    links: { location: 'Location' },
  } satisfies Labels<typeof tables>,
};
