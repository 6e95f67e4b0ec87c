import Alert from '@mui/material/Alert';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import type { ChartNote } from '@/domain/analytics/chartNotes.ts';
import { isDay } from '@/domain/analytics/days.ts';
import type { DayRange } from '@/domain/analytics/ranges.ts';
import { type Note, noteSchema } from '@/domain/schemas/figureNotes.ts';
import { FigureDialog } from '../FigureDialog.tsx';
import type { FigureNotesInView } from './useFigureNotes.ts';

/** What is wrong with each part of a note; null where nothing is. */
const problemsOf = (note: Note) => ({
  day: isDay(note.day) ? null : 'figures.notes.dayMissing',
  text: noteSchema.shape.text.safeParse(note.text).error?.issues[0]?.message ?? null,
});

/** Writes a note on a day, or changes one. */
const NoteDialog = (props: {
  /** The note to change, as it was read; null for a new one. */
  note: ChartNote | null;
  /** The day of a new one, at first. */
  day: string;
  /** The days in view. */
  range: DayRange;
  notes: FigureNotesInView;
  /** Who reads it besides its author, as a key of words. */
  readers: string;
  onClose: () => void;
}) => {
  const { note, notes, range, onClose } = props;
  const translate = useTranslate();
  const formatDay = useDayFormat();
  const [draft, setDraft] = useState<Note>({ day: note?.day ?? props.day, text: note?.text ?? '' });
  const [asked, setAsked] = useState(false);
  // Whether it was said on saving that the note is another one by now: what was only about to be read is not.
  const [warned, setWarned] = useState(false);
  const problems = problemsOf(draft);
  // As it is stored now: it may have been changed in another window.
  const stored = note && (notes.notes.find(({ key }) => key === note.key) ?? null);
  const isOvertaken =
    note !== null && (stored?.text !== note.text || stored.day !== note.day) && !notes.busy;
  const submit = async () => {
    setAsked(true);
    if (problems.day || problems.text || notes.busy) return;
    if (isOvertaken && !warned) return setWarned(true);
    const after = { day: draft.day, text: noteSchema.shape.text.parse(draft.text) };
    const isShown = after.day >= range.from && after.day <= range.to;
    const message = isShown ? 'figures.notes.saved' : 'figures.notes.savedElsewhere';
    const said = { message, messageArgs: { day: formatDay(after.day) } };
    if (await notes.saveNote(note?.key ?? null, stored, after, said)) onClose();
    else setWarned(true);
  };
  const shown = (problem: string | null) => (asked && problem ? translate(problem) : undefined);
  return (
    <FigureDialog
      title={translate(note ? 'figures.notes.edit' : 'figures.notes.add')}
      save={translate(isOvertaken && warned ? 'figures.notes.saveMine' : 'figures.notes.save')}
      busy={notes.busy}
      onSave={() => void submit()}
      onClose={onClose}
    >
      {isOvertaken && (
        <Alert severity="warning">
          {stored
            ? translate('figures.notes.overtaken', {
                day: formatDay(stored.day),
                text: stored.text,
              })
            : translate('figures.notes.gone')}
        </Alert>
      )}
      <TextField
        type="date"
        required
        label={translate('figures.notes.day')}
        value={draft.day}
        onChange={event => setDraft({ ...draft, day: event.target.value })}
        error={shown(problems.day) !== undefined}
        helperText={shown(problems.day)}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 200 }}
      />
      <TextField
        autoFocus
        required
        fullWidth
        multiline
        minRows={2}
        label={translate('figures.notes.text')}
        value={draft.text}
        onChange={event => setDraft({ ...draft, text: event.target.value })}
        error={shown(problems.text) !== undefined}
        helperText={shown(problems.text)}
      />
      <Typography variant="body2" color="textSecondary">
        {translate(props.readers)}
      </Typography>
    </FigureDialog>
  );
};

export default NoteDialog;
