import { kioskApps } from '../../../resources/apps/kioskApps';
import { pricesheets as definition } from '../../../resources/signage/pricesheets';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { rowsOf } from '../../records/tenant';
import { tableOf } from '../../tables/tableOf';
import { acceptField } from '../../wire/fields';
import { sentId } from '../../wire/sent';

const apps = tableOf(kioskApps);

const { kioskApp } = definition.fields;

/**
 * Price sheets. A stored one is given its kiosk app by functions, so its form has none to enter; a save that names
 * one all the same is taken as it stands.
 */
export const pricesheets = behaviour(definition, {
  onSave: async (context, { before }) => {
    const { body } = context.call;
    if (!before || body.kioskId === undefined) return {};
    const id = sentPart(body, 'kioskId', (sent) => acceptField(sent, kioskApp, undefined));
    if (id !== null && !(await rowsOf(context, apps).get(sentId(id))))
      throw new FieldProblems(definition.name, { kioskApp: { message: 'choice' } });
    return { kioskApp: id };
  },
});
