import type { mailDomains } from '../../../../resources/organisation/mailDomains';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Mail domain |||| Mail domains',
  belongs: 'Domains from which e-mail goes out in your name, once they are verified.',
  facts: { verifiedAt: 'verified %{value}' },
  fields: {
    domain: 'Domain',
    verified: 'Verified',
    verifiedAt: 'Verified on',
    recordName: 'Name of the record',
    recordValue: 'Value of the record',
  },
  help: {
    domain:
      'What stands behind the @ of the sender, such as example.com. Another domain has to be verified anew.',
    recordName:
      'Add a TXT record of this name and value to the DNS of the domain, then verify it. It can take some hours until the record is found.',
  },
  sections: { record: 'TXT record to add to the DNS of the domain' },
  messages: { domain: 'Enter a domain such as example.com' },
  actions: { verify: { label: 'Verify' } },
} satisfies Labels<typeof mailDomains>;
