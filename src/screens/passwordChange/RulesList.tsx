import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { MINIMUM_LENGTH, type passwordRules } from './passwordRules';

interface Props {
  rules: ReturnType<typeof passwordRules>;
  /** The fewest characters of a new password. */
  minimum: number;
}

/** The rules of a new password, each with whether it holds. What only the server can judge is a line below them. */
export const RulesList = ({ rules, minimum }: Props) => {
  const translate = useTranslate();
  const isRaised = minimum > MINIMUM_LENGTH;
  const textOf = (rule: string) =>
    translate(isRaised && rule === 'length' ? 'password.newLength' : `password.rules.${rule}`, {
      minimum,
    });
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Object.entries(rules).map(([rule, holds]) => (
          <Box component="li" key={rule} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {holds ? (
              <CheckIcon fontSize="small" color="success" />
            ) : (
              <OpenIcon fontSize="small" color="disabled" />
            )}
            <Typography variant="body2" color={holds ? 'text.primary' : 'text.secondary'}>
              {textOf(rule)}
            </Typography>
          </Box>
        ))}
      </Box>
      {isRaised && (
        <Typography variant="body2" color="text.secondary">
          {translate('password.raised')}
        </Typography>
      )}
    </>
  );
};
