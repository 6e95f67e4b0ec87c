import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import type { ColumnReport } from '@/domain/import/csv/columnFates.ts';
import {
  COLUMN_CHOICES,
  type ColumnChoice,
  type ColumnTarget,
} from '@/domain/import/csv/columnTargets.ts';
import { useFateText } from './useFateText.ts';

const isChoice = (value: string): value is ColumnChoice =>
  COLUMN_CHOICES.some(choice => choice === value);

/**
 * What a column is: what its heading says, or what somebody says. The browser's own list of choices:
 * a file has up to a hundred columns.
 */
export const ColumnSelect = (props: {
  column: Pick<ColumnReport, 'name' | 'fate' | 'usual'>;
  /** The fields that the file's format can tell. */
  targets: readonly ColumnTarget[];
  choice: ColumnChoice | undefined;
  /** The words for a column that nothing is made of. */
  unused?: string;
  /** null takes a choice back. */
  onChoose: (choice: ColumnChoice | null) => void;
}) => {
  const { column, targets, choice, unused, onChoose } = props;
  const { name, fate, usual } = column;
  const translate = useTranslate();
  const fateText = useFateText();
  const isUnused = usual.fate === 'leftOut';
  // Another column was said to be what this one's heading says.
  const isDisplaced = choice === undefined && !isUnused && fate === 'leftOut';
  const wordsOf = (target: ColumnTarget) => translate(`import.columns.target.${target}`);
  const usualWords = () => {
    if (isDisplaced) return translate('import.columns.displaced');
    if (isUnused) return unused ?? fateText(usual);
    return usual.target ? wordsOf(usual.target) : fateText(usual);
  };
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={choice ?? ''}
      onChange={({ target: { value } }) => onChoose(isChoice(value) ? value : null)}
      slotProps={{
        select: { native: true },
        htmlInput: { 'aria-label': translate('import.columns.becomesOf', { name }) },
      }}
      sx={{ minWidth: { xs: 150, sm: 240 } }}
    >
      <option value="">{usualWords()}</option>
      {targets
        .filter(target => isDisplaced || target !== usual.target)
        .map(target => (
          <option key={target} value={target}>
            {wordsOf(target)}
          </option>
        ))}
      {usual.fate !== 'attribute' && (
        <option value="attribute">{translate('import.columns.choice.attribute')}</option>
      )}
      {!isUnused && <option value="leftOut">{translate('import.columns.choice.leftOut')}</option>}
    </TextField>
  );
};
