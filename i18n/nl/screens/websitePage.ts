/** Texts of the picture of a website's page; loaded together with it. */
export const websitePage = {
  shown: 'Getoond in: %{language}.',
  noTemplate: 'Zonder sjabloon staan de blokken onder elkaar.',
  refused: 'Het sjabloon of een deel van de bronbestanden kon niet worden gelezen.',
  missing: 'Het sjabloon heeft plaats voor blokken die deze pagina niet heeft: %{keys}.',
  add: 'Toevoegen',
  unused: 'Het sjabloon heeft geen plaats voor: %{keys}.',
  caption:
    'Met de CSS en JavaScript van de bronbestanden. Andere scripts worden hier niet uitgevoerd, en afbeeldingen van elders niet geladen.',
};
