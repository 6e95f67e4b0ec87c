import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, useSyncExternalStore } from 'react';
import { LANGUAGES, type Language } from '@/i18n/languages.ts';
import { changeLanguage, shownMessages, watchMessages } from '@/i18n/messages.ts';
import { useEntryText } from '@/i18n/useEntryText.ts';

/** The languages to choose from before sign-in, each by the name it gives itself. */
export const LoginLanguage = () => {
  const text = useEntryText();
  const { language } = useSyncExternalStore(watchMessages, shownMessages);
  const [failed, setFailed] = useState(false);
  const id = useId();
  const choose = async (next: Language) => {
    setFailed(false);
    try {
      await changeLanguage(next);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, textAlign: 'center' }}>
      <Box sx={{ display: 'flex', justifyContent: 'center', alignItems: 'center', gap: 2 }}>
        <Typography id={id} variant="body2" color="textSecondary">
          {text('language.label')}
        </Typography>
        {LANGUAGES.map(({ locale, name }) => (
          <Link
            key={locale}
            component="button"
            type="button"
            variant="body2"
            lang={locale}
            aria-pressed={locale === language}
            underline={locale === language ? 'none' : 'always'}
            onClick={() => void choose(locale)}
            sx={{
              minHeight: 44,
              px: 0.5,
              ...(locale === language && { color: 'text.primary', fontWeight: 650 }),
            }}
          >
            {name}
          </Link>
        ))}
      </Box>
      {failed && (
        <Typography role="alert" variant="body2" color="error">
          {text('language.failed')}
        </Typography>
      )}
    </Box>
  );
};
