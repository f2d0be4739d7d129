import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { neededPart } from '../../../contract/parts';
import { ok, type Reply } from '../../../contract/reply';
import { insertRow } from '../../../records/save/insert';
import { followingCopy } from '../../../records/save/save';
import { requireRow } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { sentIds } from '../../../wire/list';
import { refuseOtherType } from './couponTypes';

const NAME = 'pricingRules';

/** Gives other tariffs a rule like this one each; its own has it already. */
const copyRule = async (context: CallContext, rule: Row): Promise<Reply> => {
  const definition = context.definitions.named(NAME);
  const sent = neededPart(context.call.body, 'tariffIds', sentIds);
  const ids = [...new Set(sent)].filter((id) => id !== rule.tariffId);
  if (!definition || ids.length === 0)
    throw new FieldProblems(NAME, { tariffIds: { message: 'otherTariff' } });
  const { id: _, ...values } = rule;
  const names: string[] = [];
  for (const tariffId of ids) {
    const tariff = await requireRow(context, 'tariffs', tariffId);
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
export const copyToTariffs = (context: CallContext, rule: Row): Promise<Reply> =>
  inTransaction(context, (inner) => copyRule(inner, rule));
