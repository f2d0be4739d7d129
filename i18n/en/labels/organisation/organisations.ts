import type { organisations } from '../../../../resources/organisation/organisations';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Organisation |||| Organisations',
  belongs: 'Organisations that work here, each with users and data of its own.',
  closed: 'You have no rights in this organisation that let you change it.',
  fields: {
    organisationId: 'Organisation ID',
    parentId: 'Beneath',
    website: 'Website',
    shopURL: 'Web shop address',
    chamberOfCommerce: 'Chamber of Commerce number',
    vatNumber: 'VAT number',
    pintCommission: 'Commission on PIN payments',
    onlineCommission: 'Commission on online payments',
    mediaStorage: 'Media storage',
    rowLimit: 'Most records',
    mailLimit: 'Most mails a day',
    passwordLength: 'Fewest characters of passwords',
    demandsSecondFactor: 'Demands a second factor',
    historyMonths: 'Months that changes are kept',
    historyChanges: 'Most changes that are kept',
    apiServer: 'API server',
    databaseName: 'Database name',
    organisationLogo: 'Logo',
  },
  help: {
    historyMonths: 'Twelve unless a number is entered.',
    historyChanges: '100,000 unless a number is entered. The oldest go first.',
    demandsSecondFactor:
      'Users who have none set one up before they can do anything else. It holds for guests from other organisations too.',
  },
  codes: { type: { 1: 'Customer', 2: 'Partner', 3: 'Trial' } },
  messages: { vatNumber: 'Enter a VAT number, such as NL123456789B01' },
  sections: { identity: 'Organisation', business: 'Business', technical: 'Technical' },
  links: { organisations: 'Child organisations', modules: 'Modules' },
} satisfies Labels<typeof organisations>;
