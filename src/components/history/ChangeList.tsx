import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { changeText, shownChanges } from './changeText.ts';
import { useChangeWords } from './useChangeWords.ts';

const SHOWN = 12;

/** Fields that changed, from what to what. */
export const ChangeList = (props: {
  resource: string;
  changes: readonly FieldChange[];
  currency?: string;
  /** Not only the first ones: before they are made. */
  all?: boolean;
}) => {
  const { resource, changes, currency, all = false } = props;
  const translate = useTranslate();
  const words = useChangeWords(resource, currency);
  const told = all ? changes : shownChanges(changes);
  const shown = all ? told : told.slice(0, SHOWN);
  const more = told.length - shown.length;
  if (told.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { overflowWrap: 'anywhere' } }}
    >
      {shown.map(({ field, from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what changed once never changes, and anybody may have named the fields
        <li key={index}>
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
