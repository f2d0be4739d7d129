import { f, roundings } from '../../../schemas';

/** How prices change together: by so many hundredths of each, or by an amount; and what they are rounded to. */
export const priceChange = {
  by: f.choice({ values: ['percent', 'add'], required: true, default: 'percent' }),
  percentage: f.percent({ required: true, min: -100, when: { by: 'percent' } }),
  amount: f.money({ required: true, when: { by: 'add' } }),
  rounding: f.choice({ values: roundings, required: true, default: 'cent' }),
};
