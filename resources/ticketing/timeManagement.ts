import { definePage } from '../../schemas';

/** When resources are open: each week, and on days that are exceptions. */
export const timeManagement = definePage({
  name: 'timeManagement',
  path: 'ticketing/timemanagement',
  page: 'timeManagement',
  module: 'ticketing',
  menu: { icon: 'store', place: 25 },
});
