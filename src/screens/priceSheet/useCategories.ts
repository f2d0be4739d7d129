import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetMany } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { f } from '../../../schemas';

const CATEGORIES = 'productcategories';
const productFields = { title: f.text(), price: f.money(), active: f.flag() };

/** A category as a price sheet's script finds it; prices in euros, none where nothing is fixed. */
export interface SheetCategory {
  readonly id: number;
  readonly title: string;
  readonly products: readonly { readonly title: string; readonly price: number | null }[];
}

/** The chosen categories in their order, with the products of each that are sold. */
export const useCategories = (ids: readonly number[]) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { data: rows = [] } = useGetMany(
    CATEGORIES,
    { ids: [...ids] },
    { enabled: ids.length > 0 },
  );
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: [CATEGORIES, 'products', id],
      queryFn: () =>
        provider.query(
          CATEGORIES,
          { rowsFrom: { fn: 'categoryFilter' }, fields: productFields, messages: false },
          { record: { id } },
        ),
      retry: false,
    })),
  });
  const categories = ids.map((id, index): SheetCategory => {
    const products = answers[index]?.data ?? [];
    return {
      id,
      title: String(rows.find((row) => row?.id === id)?.title ?? ''),
      products: products
        .filter(({ active }) => active)
        .map(({ title, price }) => ({ title, price })),
    };
  });
  return { categories, isRefused: answers.some(({ isError }) => isError) };
};
