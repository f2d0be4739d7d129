import { definePage } from '../../schemas';

/** All that a person follows, with what others changed of it. */
export const following = definePage({
  name: 'following',
  page: 'following',
  module: null,
  menu: false,
});
