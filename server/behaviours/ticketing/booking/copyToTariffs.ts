import { pricingRules as definition } from '../../../../resources/ticketing/pricingRules';
import { tariffs } from '../../../../resources/ticketing/tariffs';
import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { insertRow } from '../../../records/save/insert';
import { followingCopy } from '../../../records/save/save';
import { rowsOf } from '../../../records/tenant';
import type { StoredOf } from '../../../tables/StoredOf';
import { tableOf } from '../../../tables/tableOf';
import { sentIds } from '../../../wire/list';
import { rowsById } from '../../rowsById';
import { refuseOtherType } from './couponTypes';

const table = tableOf(tariffs);

type Rule = StoredOf<typeof definition>;

/** Gives other tariffs a rule like this one each; its own has it already. */
const copyRule = async (context: CallContext, rule: Rule): Promise<Reply> => {
  const sent = neededPart(context.call.body, 'tariffIds', sentIds);
  const ids = [...new Set(sent)].filter((id) => id !== rule.tariffId);
  if (ids.length === 0)
    throw new FieldProblems(definition.name, { tariffIds: { message: 'otherTariff' } });
  const { id: _, ...values } = rule;
  const known = await rowsById(rowsOf(context, table), ids, ['naam']);
  const names: string[] = [];
  for (const tariffId of ids) {
    const tariff = known.get(tariffId);
    if (!tariff) throw new Refusal(404, 'server.request.notFound');
    const after = { ...values, tariffId };
    await refuseOtherType(context, { before: undefined, after });
    await insertRow(context, definition, {
      ...after,
      ...followingCopy(context, definition, after),
    });
    names.push(String(tariff.naam));
  }
  const list = new Intl.ListFormat(context.call.locale, { type: 'conjunction' });
  const params = { tariffs: list.format(names) };
  return ok({ message: context.call.text('server.pricingRules.copied', params) });
};

/** Copies a rule to all the tariffs that are named, or to none of them. */
export const copyToTariffs = (context: CallContext, rule: Rule): Promise<Reply> =>
  inTransaction(context, (inner) => copyRule(inner, rule));
