import { action, defineResource, f, isBlank } from '../../schemas';

/** Domains in whose name an organisation's mails may be sent, once it has shown that they are its own. */
export const mailDomains = defineResource({
  name: 'mailDomains',
  path: 'maildomains',
  module: 'administration',
  menu: { icon: 'mail', place: 55 },
  title: 'domain',
  face: {
    state: 'verified',
    facts: ['verifiedAt'],
    less: 'A domain is a name, and verified or not.',
  },
  nextStep: 'verify',
  fields: {
    domain: f.text({ required: true, format: 'host', unique: true }),
    verified: f.flag({ readOnly: true }),
    verifiedAt: f.dateTime({ readOnly: true }),
    // What the domain's administrator adds to it.
    recordName: f.text({ readOnly: true }),
    recordValue: f.text({ readOnly: true }),
  },
  rules: [
    {
      at: ['domain'],
      // A name with an ending, which no numeric address has.
      holds: ({ domain }) => isBlank(domain) || /\.\p{L}[\p{L}\p{N}-]*\.?$/u.test(domain.trim()),
      message: 'domain',
    },
  ],
  actions: {
    verify: action({ fn: 'verify', icon: 'approve', when: { verified: false } }),
  },
  // Each is shown to be one's own by itself.
  imports: false,
  list: {
    columns: ['domain', 'verified', 'verifiedAt'],
    sort: 'domain',
    attention: { unverified: { verified: false } },
  },
  detail: [
    {
      tab: 'general',
      sections: {
        domain: ['domain', ['verified', 'verifiedAt']],
        record: ['recordName', 'recordValue'],
      },
    },
  ],
});
