import type { followMessages as english } from '../en/followMessages';

/** Answers about what people follow, and the texts of the mails about it. */
export const followMessages: typeof english = {
  added: 'U volgt dit nu. Wat anderen wijzigen, staat op uw startpagina',
  removed: 'U volgt dit niet meer',
  tooMany:
    'U volgt %{smart_count} record of weergave; er kan niets meer bij |||| U volgt %{smart_count} records en weergaven; er kan niets meer bij',
  daily: 'U krijgt één mail per dag, op dagen nadat er iets is gewijzigd',
  never: 'U krijgt geen mail over wat u volgt',
  mail: {
    subject:
      '%{organisation}: 1 wijziging in wat u volgt |||| %{organisation}: %{smart_count} wijzigingen in wat u volgt',
    begin: 'Sinds de vorige mail wijzigden anderen dit in wat u bij %{organisation} volgt:',
    changes: '1 wijziging |||| %{smart_count} wijzigingen',
    records: '1 record gewijzigd |||| %{smart_count} records gewijzigd',
    by: '%{what}, door %{names}',
    all: 'Alles wat u volgt',
    end: 'U krijgt deze mail omdat u om één mail per dag hebt gevraagd. Op die pagina zet u dat ook uit.',
  },
};
