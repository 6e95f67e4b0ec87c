import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useStore, useTranslate } from 'ra-core';
import { addAnswer } from '@/domain/moderation/savedAnswers.ts';

/** Notes that one writes again and again: one click takes one, and what was typed can be kept. */
export const SavedAnswers = (props: {
  /** What is in the field now. */
  note: string;
  /** Notes that are always offered. */
  usual: readonly string[];
  onChoose: (note: string) => void;
}) => {
  const { note, usual, onChoose } = props;
  const translate = useTranslate();
  const [kept, setKept] = useStore<string[]>('reports.answers', []);
  const grown = addAnswer(kept, note, usual);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {usual.map(answer => (
        <Chip key={answer} label={answer} variant="outlined" onClick={() => onChoose(answer)} />
      ))}
      {kept.map(answer => (
        <Chip
          key={answer}
          label={answer}
          onClick={() => onChoose(answer)}
          onDelete={() => setKept(kept.filter(one => one !== answer))}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      {grown && (
        <Button size="small" color="inherit" onClick={() => setKept(grown)}>
          {translate('reports.answers.keep')}
        </Button>
      )}
    </Box>
  );
};
