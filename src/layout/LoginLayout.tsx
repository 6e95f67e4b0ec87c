import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useEntryText } from '@/i18n/useEntryText.ts';
import { LoginLanguage } from './LoginLanguage.tsx';
import { Logo } from './Logo.tsx';

/** The sign-in page's frame: the form, and beside or below it what helps with signing in. */
export const LoginLayout = ({ children, aside }: { children: ReactNode; aside?: ReactNode }) => {
  const text = useEntryText();
  const product = text('productName');
  useEffect(
    function nameTheTab() {
      document.title = product;
    },
    [product],
  );
  return (
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: { xs: 2, sm: 4 } }}
    >
      <Box sx={{ width: '100%', maxWidth: aside ? 880 : 420 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 3 }}>
          <Logo size={36} />
          <Box>
            <Typography sx={{ fontWeight: 650 }}>{product}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text('tagline')}
            </Typography>
          </Box>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: aside ? '1fr 1fr' : '1fr' },
            gap: { xs: 4, md: 6 },
            p: { xs: 2.5, sm: 4 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2.5 }}>{children}</Box>
          {aside}
        </Box>
        <LoginLanguage />
      </Box>
    </Box>
  );
};
