import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { LoginLayout } from '@/layout/LoginLayout.tsx';

/** Says which variables a half-filled configuration lacks. */
export const ConfigurationPage = ({ missing }: { missing: readonly string[] }) => {
  const text = useEntryText();
  return (
    <LoginLayout>
      <Typography variant="h1" component="h1">
        {text('configuration.title')}
      </Typography>
      <Alert severity="error">{text('configuration.help')}</Alert>
      <Box component="ul" sx={{ m: 0, pl: 3 }}>
        {missing.map(name => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </Box>
    </LoginLayout>
  );
};
