/** Texts of the picture of a website's template; loaded together with it. */
export const websiteTemplate = {
  refused: 'Een deel van de bronbestanden kon niet worden gelezen.',
  caption:
    'Wat tussen dubbele accolades staat, vult elke pagina in. Met de CSS en JavaScript van de bronbestanden; andere scripts worden hier niet uitgevoerd, en afbeeldingen van elders niet geladen.',
};
