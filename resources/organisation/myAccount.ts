import { defineResource, f } from '../../schemas';

export const myAccount = defineResource({
  name: 'myAccount',
  path: 'myaccount',
  module: null,
  menu: false,
  single: true,
  title: ['firstName', 'insertions', 'lastName'],
  fields: {
    firstName: f.text(),
    insertions: f.text(),
    lastName: f.text({ required: true }),
    email: f.email({ readOnly: true }),
    phone: f.phone(),
    gender: f.gender(),
  },
  detail: [
    {
      tab: 'general',
      fields: [['firstName', 'insertions', 'lastName'], ['email', 'phone'], 'gender'],
    },
    { tab: 'password', screen: 'passwordChange' },
  ],
});
