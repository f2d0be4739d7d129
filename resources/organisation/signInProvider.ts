import { defineResource, f } from '../../schemas';
import { PROVIDER_RETURN } from '../../schemas/routing/address';

/** The OpenID Connect provider that an organisation's people sign in with. */
export const signInProvider = defineResource({
  name: 'signInProvider',
  path: 'signinprovider',
  route: 'sign-in-provider',
  module: 'administration',
  menu: { icon: 'key', place: 57 },
  single: true,
  title: 'called',
  face: { state: 'active', facts: ['issuer', 'onlyProvider', { count: 'groups' }] },
  fields: {
    active: f.flag(),
    issuer: f.url({ required: true, takes: 'wholeAddresses' }),
    clientId: f.text({ required: true }),
    clientSecret: f.secret({ required: true, masked: true, sentTo: ['issuer', 'clientId'] }),
    onlyProvider: f.flag(),
    createsUsers: f.flag(),
    groupsClaim: f.text(),
    groups: f.rows({
      fields: {
        value: f.text({ required: true, unique: true }),
        groupId: f.reference({ to: 'groups', required: true }),
      },
    }),
    lastModified: f.dateTime({ readOnly: true }),
  },
  words: ['settings'],
  computed: {
    called: { field: f.text(), of: (_record, _now, { translate }) => translate('settings') },
    // Where the provider sends people back to.
    redirectAddress: { field: f.url(), of: () => PROVIDER_RETURN },
  },
  verbs: { update: { when: { canEdit: true } } },
  side: ['active', 'lastModified'],
  detail: [
    {
      tab: 'general',
      sections: {
        connection: ['issuer', ['clientId', 'clientSecret'], 'redirectAddress'],
        people: [['onlyProvider', 'createsUsers'], 'groupsClaim', 'groups'],
      },
    },
  ],
});
