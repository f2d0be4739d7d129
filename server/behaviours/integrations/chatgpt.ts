import { chatgpt as definition } from '../../../resources/integrations/chatgpt';
import { isBlank } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok } from '../../contract/reply';
import { sentText } from '../../wire/sent';
import { serviceCalls } from './calls/serviceCalls';

/** What the buttons of the integration ask its service for. */
export const chatgpt = behaviour(definition, {
  calls: serviceCalls(definition, {
    test: async ({ call, services }, connection) => {
      const prompt = sentPart(call.body, 'prompt', sentText);
      if (isBlank(prompt)) {
        const problem = { message: 'promptFirst' };
        throw new FieldProblems(definition.name, { prompt: problem });
      }
      const result = await services.chatgpt.answer(connection, prompt);
      return ok({ message: call.text('server.integrations.answered'), result });
    },
  }),
});
