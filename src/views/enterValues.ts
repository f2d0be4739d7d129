import { createContext, use } from 'react';
import type { Values } from '../../dataProvider/values';

/** Puts values into the form of the page as if they were typed; a record that is only read is edited from then on. */
type EnterValues = (values: Values) => void;

/** Given around a record's page. */
export const EnterValuesContext = createContext<EnterValues | null>(null);

/** What fills fields of the page's form from elsewhere on it. */
export const useEnterValues = (): EnterValues => {
  const enter = use(EnterValuesContext);
  if (!enter) throw new Error('There is no form to enter values into.');
  return enter;
};
