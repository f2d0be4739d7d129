import type { CommonLabels } from '../../../schemas';

/**
 * Names of fields that mean the same wherever they stand, and of tabs and sections: what is called like one
 * of them has its label. A resource that means something else by it says so in its own labels.
 */
export const common = {
  fields: {
    active: 'Active',
    address: 'Address',
    city: 'City',
    color: 'Colour',
    comments: 'Comments',
    companyName: 'Company',
    content: 'Content',
    country: 'Country',
    creationDate: 'Created',
    date: 'Date',
    description: 'Description',
    dutchTitle: 'Dutch title',
    email: 'Email',
    endDate: 'End date',
    endTime: 'End time',
    englishTitle: 'English title',
    firstName: 'First name',
    gender: 'Gender',
    insertions: 'Surname prefix',
    language: 'Language',
    lastModified: 'Last modified',
    lastName: 'Last name',
    metaDescription: 'Description for search engines',
    metaKeywords: 'Keywords for search engines',
    name: 'Name',
    number: 'Number',
    order: 'Order',
    pageTitle: 'Page title',
    phone: 'Phone',
    postalCode: 'Postal code',
    price: 'Price',
    properties: 'Properties',
    startDate: 'Start date',
    startTime: 'Start time',
    state: 'State',
    tags: 'Tags',
    title: 'Title',
    titles: 'Title',
    type: 'Type',
    version: 'Version',
  },
  tabs: { documents: 'Documents', general: 'General', texts: 'Texts' },
  sections: { contact: 'Contact' },
  actions: {
    resetPassword: {
      label: 'Reset password',
      confirm: 'Give this user a new password? The current one stops working at once.',
    },
  },
  messages: { titleEveryLanguage: 'Enter a title in every language' },
} satisfies CommonLabels;
