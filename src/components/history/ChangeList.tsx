import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { FieldChange } from '@/domain/schemas/audit.ts';
import { type ChangeLine, changeLines, type Side } from './changeLines.ts';
import { shownChanges } from './changeText.ts';
import { RecordLink } from './RecordLink.tsx';
import { useChangeFormats } from './useChangeFormats.ts';

const SHOWN = 12;
const FEW = 2;

/** A record in a list goes by its kind: its name would be a read for every row. */
const SideText = ({ side, linked }: { side: Side; linked: boolean }) => {
  const translate = useTranslate();
  if ('text' in side) return side.text;
  return linked ? (
    <RecordLink resource={side.resource} id={side.id} />
  ) : (
    translate(`audit.resource.${side.resource}`)
  );
};

const OLD = { color: 'text.secondary' } as const;
const NEW = { textDecoration: 'none', fontWeight: 600 } as const;

const ChangeValues = ({ line, linked }: { line: ChangeLine; linked: boolean }) => {
  const translate = useTranslate();
  if (line.kind === 'moved' || line.kind === 'changed') return translate(`audit.list.${line.kind}`);
  if (line.kind === 'values')
    return (
      <>
        <Box component="del" sx={OLD}>
          <SideText side={line.from} linked={linked} />
        </Box>
        {' → '}
        <Box component="ins" sx={NEW}>
          <SideText side={line.to} linked={linked} />
        </Box>
      </>
    );
  return (
    <>
      {line.removed.length > 0 && (
        <>
          {translate('audit.list.removed')}{' '}
          <Box component="del" sx={OLD}>
            {line.removed.join(', ')}
          </Box>
        </>
      )}
      {line.removed.length > 0 && line.added.length > 0 && '; '}
      {line.added.length > 0 && (
        <>
          {translate('audit.list.added')}{' '}
          <Box component="ins" sx={NEW}>
            {line.added.join(', ')}
          </Box>
        </>
      )}
    </>
  );
};

/** One changed field, or part of one, on one line. */
const ChangeLineText = ({ line, linked }: { line: ChangeLine; linked: boolean }) => (
  <>
    {line.label}
    {': '}
    <ChangeValues line={line} linked={linked} />
  </>
);

/** Fields that changed, from what to what; of lists what came and went. */
export const ChangeList = (props: {
  resource: string;
  changes: readonly FieldChange[];
  currency?: string;
  /** Not only the first ones: before they are made. */
  all?: boolean;
  /** The first two only, without a read: for a row of a list. */
  few?: boolean;
}) => {
  const { resource, changes, currency, all = false, few = false } = props;
  const translate = useTranslate();
  const words = useChangeFormats(resource, currency, few);
  const lines = changeLines(all ? changes : shownChanges(changes), words);
  const shown = all ? lines : lines.slice(0, few ? FEW : SHOWN);
  const more = lines.length - shown.length;
  if (lines.length === 0) return null;
  return (
    <Box
      component="ul"
      sx={{ m: 0, pl: few ? 2 : 2.5, typography: 'body2', '& li': { overflowWrap: 'anywhere' } }}
    >
      {shown.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what changed once never changes, and anybody may have named the fields
        <li key={index}>
          <ChangeLineText line={line} linked={!few} />
        </li>
      ))}
      {more > 0 && <li>{translate('audit.moreChanges', { smart_count: more })}</li>}
    </Box>
  );
};
