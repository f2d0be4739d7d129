import type { mediaLibrary as english } from '../../en/screens/mediaLibrary';

/** Texts of what is done with the media library's folders and files; loaded together with it. */
export const mediaLibrary: typeof english = {
  name: {
    label: 'Naam van de map',
    becomes:
      'De map gaat “%{name}” heten. Alleen letters, cijfers, spaties en _ / - blijven staan.',
    allowed: 'Letters A–Z, cijfers, spaties en _ / -',
    noName: 'Van deze naam blijft niets over. Gebruik letters, cijfers, spaties, _ / of -',
    tooLong: 'Hoogstens %{max} tekens',
  },
  replace: {
    title: '“%{name}” vervangen',
    text: 'Het adres, de teksten en de map blijven. Het nieuwe bestand moet van dezelfde soort zijn: %{kind}.',
    effect: 'Deze tonen voortaan het nieuwe bestand.',
    otherKind: '“%{name}” is een ander soort bestand. Kies er een van dezelfde soort.',
  },
  drag: {
    lifted: '%{name} opgepakt.',
    over: '%{name} is boven map %{folder}.',
    away: '%{name} is niet boven een map.',
    dropped: '%{name} losgelaten op map %{folder}.',
    cancelled: '%{name} is niet verplaatst.',
  },
};
