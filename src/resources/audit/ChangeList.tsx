import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { changeText, toldChanges } from './changeText.ts';
import { useChangeWords } from './useChangeWords.ts';

const SHOWN = 12;

/** Fields that changed, from what to what. */
export const ChangeList = (props: {
  resource: string;
  changes: readonly FieldChange[];
  currency?: string;
}) => {
  const { resource, changes, currency } = props;
  const translate = useTranslate();
  const words = useChangeWords(resource, currency);
  const told = toldChanges(changes);
  const more = told.length - SHOWN;
  if (told.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { overflowWrap: 'anywhere' } }}
    >
      {told.slice(0, SHOWN).map(({ field, from, to }) => (
        <li key={`${field} ${String(from)} ${String(to)}`}>
          {translate(`${resource}.field.${field}`, { _: field })}
          {': '}
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {changeText(field, from, words)}
          </Box>
          {' → '}
          <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
            {changeText(field, to, words)}
          </Box>
        </li>
      ))}
      {more > 0 && <li>{translate('audit.moreFields', { smart_count: more })}</li>}
    </Box>
  );
};
