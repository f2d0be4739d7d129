import { suppliers as definition } from '../../../resources/webshop/suppliers';
import { grants } from '../../access/access';
import { behaviour } from '../../contract/behaviour';

/** Suppliers, with the users who look after them: by name, unless the caller may read users. */
export const suppliers = behaviour(definition, {
  links: {
    users: {
      withheld: ({ call }) => (grants(call.access, 'administration', '0100') ? [] : ['email']),
    },
  },
});
