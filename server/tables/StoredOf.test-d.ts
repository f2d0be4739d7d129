// Checked only by the type checker: every line below `@ts-expect-error` must fail to compile, and
// everything else must compile.

import type { groups } from '../../resources/organisation/groups';
import type { organisations } from '../../resources/organisation/organisations';
import type { vat } from '../../resources/webshop/vat';
import type { Resource } from '../../schemas';
import type { Rows } from '../store/Rows';
import type { Row } from '../store/Table';
import type { StoredOf } from './StoredOf';

declare const rate: StoredOf<typeof vat>;
declare const rates: Rows<StoredOf<typeof vat>>;
declare const any: StoredOf<Resource>;

rate.default satisfies 0 | 1 | undefined;
rate.tariff satisfies number | null | undefined;
rate.internationalTariffs?.[0]?.intVATId satisfies number | undefined;
rate.internationalTariffsLastId satisfies number | undefined;
rate.organisationId satisfies number;
any satisfies Row;
rate satisfies Row;
// @ts-expect-error: no field of it
rate.tarif;

rates.updateWhere({ where: { default: 1 }, not: { where: { id: 3 } } }, { default: 0 });
// @ts-expect-error: no field of it
rates.find({ where: { defualt: 1 } });
// @ts-expect-error: another value
rates.update(1, { default: true });
// @ts-expect-error: no field of it
rates.find({ sort: [{ field: 'nme', order: 'asc' }] });

declare const organisation: StoredOf<typeof organisations>;
organisation.organisationId satisfies string | undefined;
organisation.moduleIds satisfies readonly number[] | undefined;
organisation.type satisfies 1 | 2 | 3 | null | undefined;

declare const group: StoredOf<typeof groups>;
group.moduleIds satisfies unknown;
