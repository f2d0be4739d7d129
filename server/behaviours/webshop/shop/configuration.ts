import { webshopconfiguration } from '../../../../resources/webshop/webshopconfiguration';
import { contentLanguages } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';

const settings = tableOf(webshopconfiguration);

/** The organisation's own settings of its shop; none until they are saved. */
export const shopConfiguration = async (
  context: CallContext,
): Promise<RowIn<typeof settings> | undefined> =>
  (await rowsOf(context, settings).find({ take: 1 }))[0];

/** The languages that the shop is written in; all of them while unspecified. */
export const shopLanguages = async (context: CallContext): Promise<readonly string[]> => {
  const chosen = (await shopConfiguration(context))?.languages ?? [];
  const known = contentLanguages.filter((language) => chosen.includes(language));
  return known.length > 0 ? known : contentLanguages;
};

/** What invoices of a shop look like. */
export interface InvoiceSettings {
  /** They are numbered with the year of the order. */
  readonly includeYear: boolean;
  /** Prices have the VAT in them. */
  readonly inclusiveVAT: boolean;
  /** The amount of VAT is stated by tariff. */
  readonly showVAT: boolean;
}

/** What a shop's invoices look like; for a shop that isn't set up they show all that is known. */
export const invoiceSettings = async (context: CallContext): Promise<InvoiceSettings> => {
  const row = await shopConfiguration(context);
  return {
    includeYear: row?.includeYear === 1,
    inclusiveVAT: !row || row.inclusiveVAT === 1,
    showVAT: !row || row.showVAT === 1,
  };
};
