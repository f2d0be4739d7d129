import { defineResource, f } from '../../schemas';
import { personName, personNameParts } from '../shared/people';

export const myAccount = defineResource({
  name: 'myAccount',
  path: 'myaccount',
  module: null,
  menu: false,
  single: true,
  title: personNameParts,
  fields: {
    ...personName,
    email: f.email({ readOnly: true }),
    phone: f.phone(),
    gender: f.gender(),
  },
  detail: [
    {
      tab: 'general',
      fields: [personNameParts, ['email', 'phone'], 'gender'],
    },
    { tab: 'password', screen: 'passwordChange' },
    { tab: 'sessions', screen: 'ownSessions' },
  ],
});
