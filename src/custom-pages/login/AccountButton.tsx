import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useSampleText } from '@/i18n/useSampleText.ts';

/** Fills in the sign-in form with an account. */
export const AccountButton = (props: { email: string; hint: string; onClick: () => void }) => {
  const text = useSampleText();
  return (
    <ButtonBase
      aria-label={text('use', { email: props.email })}
      onClick={props.onClick}
      sx={{
        flexGrow: 1,
        width: '100%',
        minWidth: 0,
        minHeight: 44,
        px: 1.5,
        py: 0.75,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        textAlign: 'left',
        borderRadius: 1,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {props.email}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {props.hint}
      </Typography>
    </ButtonBase>
  );
};
