import type { Workshop } from './collections';
import { DAY, momentBefore } from './moments';

/** Days since the organisation's own domain was verified. */
const AGE = 210;

/** The domain that the organisation's mails come from, and one whose record nobody has added yet. */
export const addMailDomains = ({ profile, now, add }: Workshop): void => {
  const verifiedAt = momentBefore(now, AGE * DAY);
  for (const [domain, verified] of [
    [profile.domain, 1],
    [`nieuws.${profile.domain}`, 0],
  ] as const)
    add('mailDomains', {
      domain,
      verified,
      verifiedAt: verified ? verifiedAt : null,
      recordName: `_back-office.${domain}`,
      recordValue: `back-office-domain=demo-${profile.code}-${verified}`,
    });
};
