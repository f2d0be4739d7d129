/** Texts of what a person follows. */
export const follows = {
  follow: 'Follow',
  following: 'Following',
  changed:
    '%{smart_count} change to what you follow |||| %{smart_count} changes to what you follow',
  all: 'All that you follow',
  changes: '%{smart_count} change |||| %{smart_count} changes',
  records: '%{smart_count} record changed |||| %{smart_count} records changed',
  unchanged: 'Nothing new',
  view: 'View of %{name}',
  seen: 'Mark all as seen',
  stop: 'Stop following',
  stopNamed: 'Stop following %{name}',
  none: 'You follow nothing yet. Choose Follow on the page of a record or in the menu of a view, and what others change there is shown here and on your home page.',
  list: 'What you follow',
  mail: 'One mail a day with what changed',
  mailHelp:
    'In the morning, on days after others changed something that you have not looked at yet.',
};
