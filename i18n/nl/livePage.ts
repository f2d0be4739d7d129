/** Texts of the picture of a written page; loaded together with it. */
export const livePage = {
  whole: 'Volledig scherm',
  phone: 'Zoals op een telefoon',
  close: 'Sluiten',
  run: 'Toch uitvoeren',
  endless: 'JavaScript staat hier uit: de vorige keer kwam er geen einde aan.',
  leaves:
    'De pagina leidde naar een ander adres, en dat wordt hier niet getoond. Nu staat ze er weer, zonder JavaScript.',
  insecure:
    'JavaScript wordt hier niet uitgevoerd: daarvoor is een beveiligde verbinding (https) nodig.',
};
