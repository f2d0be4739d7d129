import type { groups } from '../../resources/organisation/groups';
import type { modules } from '../../resources/organisation/modules';
import type { myAccount } from '../../resources/organisation/myAccount';
import type { organisations } from '../../resources/organisation/organisations';
import type { users } from '../../resources/organisation/users';
import type { Labels } from '../../schemas';

export const labels = {
  organisations: {
    name: 'Organisation |||| Organisations',
    fields: {
      name: 'Name',
      description: 'Description',
      active: 'Active',
      type: 'Type',
      organisationId: 'Organisation ID',
      address: 'Address',
      city: 'City',
      country: 'Country',
      phone: 'Phone',
      email: 'Email',
      website: 'Website',
      shopURL: 'Web shop address',
      chamberOfCommerce: 'Chamber of Commerce number',
      vatNumber: 'VAT number',
      pintCommission: 'Commission on PIN payments',
      onlineCommission: 'Commission on online payments',
      mediaStorage: 'Media storage',
      apiServer: 'API server',
      databaseName: 'Database name',
      organisationLogo: 'Logo',
    },
    sections: {
      identity: 'Organisation',
      contact: 'Contact',
      business: 'Business',
      technical: 'Technical',
    },
    links: { organisations: 'Child organisations', modules: 'Modules' },
  } satisfies Labels<typeof organisations>,

  modules: {
    name: 'Module |||| Modules',
    fields: { modulekey: 'Key', name: 'Name', description: 'Description' },
  } satisfies Labels<typeof modules>,

  users: {
    name: 'User |||| Users',
    fields: {
      firstName: 'First name',
      insertions: 'Surname prefix',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      gender: 'Gender',
      roleId: 'Role',
      active: 'Active',
      apiUser: 'API user',
      autoApproval: 'Automatic approval',
      lastModified: 'Last modified',
      lastLogin: 'Last sign-in',
      organisationName: 'Organisation',
    },
    help: { active: 'Always on for an API user with automatic approval.' },
    tabs: { details: 'Details' },
    links: { groups: 'Security groups' },
    actions: {
      resetPassword: {
        label: 'Reset password',
        confirm: 'Give this user a new password? The current one stops working at once.',
      },
    },
  } satisfies Labels<typeof users>,

  groups: {
    name: 'Security group |||| Security groups',
    fields: { name: 'Name', description: 'Description', access: 'Access' },
    help: { access: 'What members of the group may do in the modules assigned to it.' },
    links: { modules: 'Modules' },
  } satisfies Labels<typeof groups>,

  myAccount: {
    name: 'My account |||| My account',
    fields: {
      firstName: 'First name',
      insertions: 'Surname prefix',
      lastName: 'Last name',
      email: 'Email',
      phone: 'Phone',
      gender: 'Gender',
    },
    tabs: { password: 'Password' },
  } satisfies Labels<typeof myAccount>,
};
