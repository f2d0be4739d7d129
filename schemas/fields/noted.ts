import type { Values } from '../Values';
/** Values that note which of them are looked at. */
export const noted = (values: Values) => {
  const looked = new Set<string>();
  const seen = new Proxy<Record<string, unknown>>(
    { ...values },
    {
      get: (all, name) => {
        if (typeof name === 'string') looked.add(name);
        return Reflect.get(all, name);
      },
    },
  );
  return { seen, looked };
};
