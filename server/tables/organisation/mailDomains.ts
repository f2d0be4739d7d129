import { mailDomains as definition } from '../../../resources/organisation/mailDomains';
import { tableOf } from '../tableOf';

/** Domains of mail addresses that organisations claim as their own. */
export const mailDomains = tableOf(definition);
