/** Answers about what people follow, and the texts of the mails about it. */
export const followMessages = {
  added: 'You follow this now. What others change is shown on your home page',
  removed: 'You no longer follow this',
  tooMany:
    'You follow %{smart_count} record or view, and no more can be added |||| You follow %{smart_count} records and views, and no more can be added',
  daily: 'You get one mail a day, on days after something changed',
  never: 'You get no mail of what you follow',
  mail: {
    subject:
      '%{organisation}: 1 change to what you follow |||| %{organisation}: %{smart_count} changes to what you follow',
    begin: 'Since the last mail, others changed what you follow in %{organisation}:',
    changes: '1 change |||| %{smart_count} changes',
    records: '1 record changed |||| %{smart_count} records changed',
    by: '%{what}, by %{names}',
    all: 'All that you follow',
    end: 'You get this mail because you asked for one a day. There you can end that, too.',
  },
};
