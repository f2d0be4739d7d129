import { f } from '../../schemas';

/** Where somebody or something is. */
export const postalAddress = {
  address: f.address(),
  postalCode: f.text({ isCode: true }),
  city: f.text(),
  country: f.country({ default: 'NL' }),
};
