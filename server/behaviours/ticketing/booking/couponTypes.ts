import { fitsType } from '../../../../resources/ticketing/shared/price';
import type { CallContext, Save } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { findRow, findRows } from '../../../records/tenant';
import type { Values } from '../../../store/Store';

const idIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const typeOf = ({ resourceTypeId }: Values): number | null => idIn(resourceTypeId);

const isUnchanged = ({ before, after }: Save, names: readonly string[]): boolean =>
  before !== undefined && names.every((name) => before[name] === after[name]);

/** @throws FieldProblems where a rule's coupon is for another kind of resource than its tariff, and could never apply */
export const refuseOtherType = async (context: CallContext, save: Save): Promise<void> => {
  const couponId = idIn(save.after.couponId);
  if (couponId === null || isUnchanged(save, ['couponId', 'tariffId'])) return;
  const coupon = await findRow(context, 'coupons', couponId);
  const tariff = await findRow(context, 'tariffs', Number(save.after.tariffId));
  if (!coupon || !tariff || fitsType({ resourceTypeId: typeOf(coupon) }, typeOf(tariff))) return;
  const type = await findRow(context, 'resourceTypes', typeOf(coupon) ?? 0);
  const params = { type: String(type?.name ?? '') };
  throw new FieldProblems('pricingRules', {
    couponId: { message: 'server.pricingRules.couponOfOther', params },
  });
};

/** @throws FieldProblems where a coupon would be for another kind of resource than the tariffs of its rules */
export const refuseOtherRules = async (context: CallContext, save: Save): Promise<void> => {
  const { before, after } = save;
  if (!before || typeOf(after) === null || isUnchanged(save, ['resourceTypeId'])) return;
  const { rows: rules } = await findRows(context, 'pricingRules', {
    where: { couponId: before.id },
  });
  const { rows: tariffs } = await findRows(context, 'tariffs', {
    where: { id: rules.map(({ tariffId }) => Number(tariffId)) },
  });
  const fits = new Map(
    tariffs.map((row) => [row.id, fitsType({ resourceTypeId: typeOf(after) }, typeOf(row))]),
  );
  const others = rules.filter(({ tariffId }) => fits.get(Number(tariffId)) === false);
  if (others.length === 0) return;
  const params = { rules: others.map(({ id, displayName }) => displayName || `#${id}`).join(', ') };
  throw new FieldProblems('coupons', {
    resourceTypeId: { message: 'server.pricingRules.rulesOfOther', params },
  });
};
