/** Texts of the picture of a list of content; loaded together with it. */
export const contentList = {
  readOn: 'Lees verder',
  empty: 'Hier staan de actieve items van de lijst.',
  left: 'Items die niet actief zijn, staan er niet bij: %{count}.',
  inactive: 'De lijst is niet actief: een website toont haar niet.',
  caption: 'Een impressie: elke website geeft lijsten een eigen vormgeving.',
};
