import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { ToneChip } from '../../ui/ToneChip';
import type { Answer } from './useAnswers';

const tones = { 1: 'success', 0: 'error' } as const;

/** Questions in their order, each with the answer and, where one is right, the verdict and the score. */
export const AnswerList = ({ answers }: { answers: readonly Answer[] }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {answers.map(({ key, question, answer, correct, score }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            gap: 1,
            py: 1.25,
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="text.secondary">
              {question}
            </Typography>
            <Typography>
              {answer || (
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {translate('questionnaireResults.noAnswer')}
                </Box>
              )}
            </Typography>
          </Box>
          {correct !== null && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
              <ToneChip
                label={translate(`questionnaireResults.verdict.${correct}`)}
                tone={tones[correct]}
              />
              <Typography variant="body2" color="text.secondary">
                {translate('questionnaireResults.points', {
                  smart_count: score,
                  points: score.toLocaleString(locale),
                })}
              </Typography>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
