/** What follows the country's code in the VAT numbers of the European Union, the United Kingdom and Northern Ireland. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z\d]\d{7}[A-Z\d]$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z\d]{2}\d{9}$/,
  GB: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
};

/** Numbers of other countries have no common form; all are mostly digits. */
const ELSEWHERE = /^[A-Z\d]{5,20}$/;
const LEAST_DIGITS = 4;

/** Whether a text can be a VAT number: in the form of the country that it names, else like one of any country. */
export const canBeVatNumber = (text: string): boolean => {
  const bare = text.toUpperCase().replace(/[\s.-]/g, '');
  const country = bare.slice(0, 2);
  const form = Object.hasOwn(forms, country) ? forms[country] : undefined;
  if (form) return form.test(bare.slice(2));
  return ELSEWHERE.test(bare) && bare.replace(/\D/g, '').length >= LEAST_DIGITS;
};
