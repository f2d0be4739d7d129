import type { links as english } from '../en/links';

/** Texts of the tabs of what is linked to a record. */
export const links: typeof english = {
  assigned: 'Toegewezen',
  available: 'Beschikbaar',
  open: 'Toevoegen…',
  offer: '%{name} toevoegen',
  choose: 'Kiezen…',
  change: 'Wijzigen…',
  ticksByKeys: 'Shift+Enter vinkt aan',
  addTicked: '%{count} toevoegen',
  left: 'Nog %{smart_count}: typ om het te vinden |||| Nog %{smart_count}: typ om ze te vinden',
  addAll: 'Alle toevoegen (%{count})',
  remove: '%{name} verwijderen',
  unlink: 'Ontkoppelen',
  taken: '%{name} is hier gekoppeld, en niet meer aan %{holder}.',
  unlinked: 'Niet meer gekoppeld',
  addedMany: 'Er zijn er %{count} gekoppeld.',
  undone: 'Alles is weer zoals het was',
  elsewhere: 'Nu gekoppeld aan %{name}',
  none: 'Niets gekoppeld.',
};
