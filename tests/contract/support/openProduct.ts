import { openApi } from './Api';

/** What the server says of a product that was changed. */
export const saved = { status: true, status_message: 'Product saved' };

/** A title in every language, as products and their rows carry it. */
export const titles = ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => ({
  language,
  title: `Soep ${language}`,
}));

/** A server with products: its API, calls of functions on a product, and parts of what a product answers. */
export const openProduct = async () => {
  const api = await openApi();
  const call = (fn: string, args: object = {}, id = 1) =>
    api.post(`webshop/products/${id}`, { function: fn, ...args });
  const part = async (name: string, id = 1) => {
    const [, body] = await api.get(`webshop/products/${id}`);
    return (body as { results: Record<string, unknown> }).results[name];
  };
  return { api, call, part };
};
