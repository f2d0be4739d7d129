/** Texts of the picture of a list of content; loaded together with it. */
export const contentList = {
  readOn: 'Read on',
  empty: 'Active items of the list are shown here.',
  left: 'Items that aren’t active are left out: %{count}.',
  inactive: 'The list isn’t active: a website doesn’t show it.',
  caption: 'An impression: each website gives its lists a look of its own.',
};
