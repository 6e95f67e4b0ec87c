import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { shownChanges } from './changeText.ts';
import { RecordLink } from './RecordLink.tsx';
import { type Side, type ToldChange, toldLines } from './toldChange.ts';
import { useChangeWords } from './useChangeWords.ts';

const SHOWN = 12;

const SideText = ({ side }: { side: Side }) =>
  'text' in side ? side.text : <RecordLink resource={side.resource} id={side.id} />;

const OLD = { color: 'text.secondary' } as const;
const NEW = { textDecoration: 'none', fontWeight: 600 } as const;

const Told = ({ told }: { told: ToldChange }) => {
  const translate = useTranslate();
  if (told.kind === 'moved' || told.kind === 'changed') return translate(`audit.list.${told.kind}`);
  if (told.kind === 'values')
    return (
      <>
        <Box component="del" sx={OLD}>
          <SideText side={told.from} />
        </Box>
        {' → '}
        <Box component="ins" sx={NEW}>
          <SideText side={told.to} />
        </Box>
      </>
    );
  return (
    <>
      {told.removed.length > 0 && (
        <>
          {translate('audit.list.removed')}{' '}
          <Box component="del" sx={OLD}>
            {told.removed.join(', ')}
          </Box>
        </>
      )}
      {told.removed.length > 0 && told.added.length > 0 && '; '}
      {told.added.length > 0 && (
        <>
          {translate('audit.list.added')}{' '}
          <Box component="ins" sx={NEW}>
            {told.added.join(', ')}
          </Box>
        </>
      )}
    </>
  );
};

/** One changed field, or part of one, on one line. */
const ToldLine = ({ told }: { told: ToldChange }) => (
  <>
    {told.label}
    {': '}
    <Told told={told} />
  </>
);

/** Fields that changed, from what to what; of lists what came and went. */
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
  const told = toldLines(all ? changes : shownChanges(changes), words);
  const shown = all ? told : told.slice(0, SHOWN);
  const more = told.length - shown.length;
  if (told.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: 2.5, typography: 'body2', '& li': { overflowWrap: 'anywhere' } }}
    >
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what changed once never changes, and anybody may have named the fields
        <li key={index}>
          <ToldLine told={line} />
        </li>
      ))}
      {more > 0 && <li>{translate('audit.moreChanges', { smart_count: more })}</li>}
    </Box>
  );
};
