import { coupons } from '../../../../resources/ticketing/coupons';
import { pricingRules } from '../../../../resources/ticketing/pricingRules';
import { resourceTypes } from '../../../../resources/ticketing/resourceTypes';
import { fitsType } from '../../../../resources/ticketing/shared/price';
import { tariffs } from '../../../../resources/ticketing/tariffs';
import type { CallContext, Save } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { rowsOf } from '../../../records/tenant';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { rowsById } from '../../rowsById';

const couponTable = tableOf(coupons);
const ruleTable = tableOf(pricingRules);
const tariffTable = tableOf(tariffs);
const types = tableOf(resourceTypes);

/** What is for a kind of resource, or for all. */
interface Typed {
  readonly resourceTypeId?: number | null | undefined;
}

const typeOf = ({ resourceTypeId = null }: Typed): number | null => resourceTypeId;

const fits = (coupon: Typed, tariff: Typed): boolean =>
  fitsType({ resourceTypeId: typeOf(coupon) }, typeOf(tariff));

/** @throws FieldProblems where a rule's coupon is for another kind of resource than its tariff, and could never apply */
export const refuseOtherType = async (
  context: CallContext,
  { before, after }: Save<RowIn<typeof ruleTable>>,
): Promise<void> => {
  const { couponId, tariffId } = after;
  if (!couponId || !tariffId) return;
  if (before && before.couponId === couponId && before.tariffId === tariffId) return;
  const coupon = await rowsOf(context, couponTable).get(couponId);
  const tariff = await rowsOf(context, tariffTable).get(tariffId);
  if (!coupon || !tariff || fits(coupon, tariff)) return;
  const type = await rowsOf(context, types).get(typeOf(coupon) ?? 0);
  const params = { type: type?.name ?? '' };
  throw new FieldProblems(ruleTable.name, {
    couponId: { message: 'server.pricingRules.couponOfOther', params },
  });
};

/** @throws FieldProblems where a coupon would be for another kind of resource than the tariffs of its rules */
export const refuseOtherRules = async (
  context: CallContext,
  { before, after }: Save<RowIn<typeof couponTable>>,
): Promise<void> => {
  if (!before || typeOf(after) === null || before.resourceTypeId === after.resourceTypeId) return;
  const rules = await rowsOf(context, ruleTable).find({
    where: { couponId: before.id },
    only: ['tariffId', 'displayName'],
  });
  const ids = rules.map(({ tariffId }) => tariffId);
  const known = await rowsById(rowsOf(context, tariffTable), ids, ['resourceTypeId']);
  const others = rules.filter(({ tariffId }) => {
    const tariff = known.get(tariffId ?? 0);
    return tariff && !fits(after, tariff);
  });
  if (others.length === 0) return;
  const params = { rules: others.map(({ id, displayName }) => displayName || `#${id}`).join(', ') };
  throw new FieldProblems(couponTable.name, {
    resourceTypeId: { message: 'server.pricingRules.rulesOfOther', params },
  });
};
