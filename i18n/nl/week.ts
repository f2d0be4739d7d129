import type { week as english } from '../en/week';

/** Texts of a week of hours. */
export const week: typeof english = {
  label: 'Week in één oogopslag',
  keys: 'Pijl omhoog en omlaag verplaatsen het blok een kwartier, met Shift met een uur; met Alt verplaatsen ze het einde. Pijl links en rechts verplaatsen naar een andere dag waar dat kan. Enter legt het daar neer, Escape legt het terug. Enter opent het als het niet verplaatst is, Delete verwijdert het waar dat kan.',
  addOn: 'Toevoegen: %{day}',
  help: 'Sleep tijden bij hun midden of hun randen, of sleep over lege uren om tijden toe te voegen. Zonder tijden speelt er niets.',
  overlaps: 'Op hetzelfde moment',
  overlap: '%{days} %{hours}: %{one} en %{other}',
  more: 'en nog %{count}',
  legend: 'Waar de kleuren voor staan',
  row: 'Onderdeel %{number}',
  firstOnAll: '%{day} naar alle dagen kopiëren',
};
