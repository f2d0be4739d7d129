import type { filmstrip as english } from '../../en/screens/filmstrip';

/** Texts of a playlist's items and their preview; loaded together with them. */
export const filmstrip: typeof english = {
  addMedia: 'Afbeeldingen en video’s toevoegen',
  addSheet: 'Prijslijst toevoegen',
  noMedia: 'U mag de mediabibliotheek niet inzien, dus er kan niets uit worden toegevoegd.',
  empty:
    'Er wordt nog niets getoond. Voeg afbeeldingen en video’s uit de mediabibliotheek toe, of een prijslijst.',
  emptyView: 'Er wordt nog niets getoond.',
  runs: 'Duurt %{time}',
  runsLonger: 'Duurt %{time}, plus %{count} × een video van onbekende lengte',
  place: 'Onderdeel %{place} van %{total}',
  moved: '%{name} staat op plaats %{place} van %{total}.',
  added: 'Toegevoegd: %{count}',
  wholeVideo: 'Speelt tot het einde',
  wholeVideoOf: 'Speelt tot het einde (%{time})',
  seconds: '%{seconds} s',
  remove: '%{name} verwijderen',
  bringBack: 'Terughalen',
  bringBackName: '%{name} terughalen',
  removed: 'Verdwijnt bij het opslaan',
  play: 'Voorvertoning',
  player: 'Voorvertoning van %{name}',
  pause: 'Pauzeren',
  goOn: 'Afspelen',
  next: 'Volgende',
  previous: 'Vorige',
  close: 'Voorvertoning sluiten',
  keys: 'Spatie: pauzeren of afspelen. Pijltjestoetsen: vorige en volgende. Escape: sluiten.',
  now: '%{place} van %{total}: %{name}',
  broken: '%{name} kan hier niet worden getoond.',
  ticker: 'Lichtkrant, soort %{type}: het scherm bepaalt wat erin staat.',
};
