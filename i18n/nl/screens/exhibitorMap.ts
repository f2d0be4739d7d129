import type { exhibitorMap as english } from '../../en/screens/exhibitorMap';

/** Texts of the map on which exhibitors are placed. */
export const exhibitorMap: typeof english = {
  help: 'Kies een exposant op de plattegrond of in de lijst, en sleep die bij het midden of een hoek. Met het toetsenbord: pijltjes verplaatsen, met Shift tien beeldpunten tegelijk, met Alt veranderen ze de maat; Enter slaat op, Escape annuleert.',
  readOnly: 'Kies een exposant op de plattegrond of in de lijst om te zien waar die staat.',
  keys: 'Pijltjestoetsen verplaatsen een beeldpunt, met Shift tien. Met Alt veranderen ze de maat. Enter slaat op, Escape annuleert, Control Z neemt de laatste wijziging terug.',
  map: 'Plattegrond met exposanten',
  exhibitor: 'exposant op de plattegrond',
  exhibitors: 'Exposanten',
  search: 'Exposanten zoeken',
  more: '%{shown} van %{total}. Zoek om de andere te vinden.',
  none: 'Er is geen exposant gekozen.',
  position: 'X %{topLeftX}, Y %{topLeftY}, breedte %{width}, hoogte %{height}',
  smaller: 'Uitzoomen',
  larger: 'Inzoomen',
  whole: '%{percent}%: op ware grootte tonen',
  fit: 'Passend',
  undo: 'Ongedaan maken',
  noMap:
    'Deze wegwijzer heeft nog geen plattegrond. Exposanten kunnen worden geplaatst zodra die er is.',
  broken: 'De plattegrond kan niet worden getoond. Upload die opnieuw.',
  addMap: 'Plattegrond toevoegen',
};
