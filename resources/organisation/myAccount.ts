import { defineResource, f } from '../../schemas';
import { personName, personNameParts } from '../shared/people';

export const myAccount = defineResource({
  name: 'myAccount',
  path: 'myaccount',
  module: null,
  menu: false,
  single: true,
  title: personNameParts,
  face: { facts: ['email', 'phone'], less: 'Whoever is signed in knows who that is.' },
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
    { tab: 'secondFactor', screen: 'secondFactor' },
    { tab: 'sessions', screen: 'ownSessions' },
  ],
});
