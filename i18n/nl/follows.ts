import type { follows as english } from '../en/follows';

/** Texts of what a person follows. */
export const follows: typeof english = {
  follow: 'Volgen',
  following: 'U volgt dit',
  changed: '%{smart_count} wijziging in wat u volgt |||| %{smart_count} wijzigingen in wat u volgt',
  all: 'Alles wat u volgt',
  changes: '%{smart_count} wijziging |||| %{smart_count} wijzigingen',
  records: '%{smart_count} record gewijzigd |||| %{smart_count} records gewijzigd',
  unchanged: 'Niets nieuws',
  view: 'Weergave van %{name}',
  seen: 'Alles als gezien markeren',
  stop: 'Niet meer volgen',
  stopNamed: '%{name} niet meer volgen',
  none: 'U volgt nog niets. Kies Volgen op de pagina van een record of in het menu van een weergave; wat anderen daar wijzigen, staat dan hier en op uw startpagina.',
  list: 'Wat u volgt',
  mail: 'Eén mail per dag met wat er is gewijzigd',
  mailHelp: '’s Ochtends, op dagen nadat anderen iets wijzigden wat u nog niet hebt bekeken.',
};
