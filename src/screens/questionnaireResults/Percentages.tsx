import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { percentages } from './results';
import { ShareBar } from './ShareBar';

/** The fixed percentages, small: what they show is not how this questionnaire went. */
export const Percentages = () => {
  const translate = useTranslate();
  return (
    <>
      <ShareBar
        shares={percentages.map((share) => ({
          ...share,
          text: translate(`questionnaireResults.percentages.${share.name}`, share),
        }))}
      />
      <Typography variant="caption" component="p" color="text.secondary">
        {translate('questionnaireResults.percentages.note')}
      </Typography>
    </>
  );
};
