import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Choice } from '@/components/forms/Choice.tsx';
import { offered } from '@/components/forms/offered.ts';
import { useSuggestedNames } from '@/components/products/useSuggestedNames.ts';
import { categoryFor, isMappable } from '@/domain/import/settings.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';

/** Categories shown at first, and with each further step. */
const STEP = 12;

const CategoryField = ({ name, count }: { name: string; count: number }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { settings } = useImportState();
  const [text, setText] = useState(categoryFor(name, settings));
  const [needed, setNeeded] = useState(false);
  const { businessId } = session.context;
  const { names, note } = useSuggestedNames('category', businessId, text, needed);
  const label = name || translate('import.settings.noCategory');
  const problem = textProblem(text, MAX_LENGTH.name);
  const apply = (category: string) => {
    if (category.trim() === categoryFor(name, settings)) return;
    if (textProblem(category, MAX_LENGTH.name)) return;
    session.changeSettings({ categories: { ...settings.categories, [name]: category.trim() } });
  };
  return (
    <Choice<string, false, true, true>
      label={`${label} (${count})`}
      field={{
        onFocus: () => setNeeded(true),
        onBlur: () => apply(text),
        error: problem !== null,
        helperText: problem ? translate(problem) : note,
      }}
      input={{ 'aria-label': translate('import.settings.categoryFor', { name: label }) }}
      freeSolo
      disableClearable
      options={names}
      filterOptions={offered}
      inputValue={text}
      value={text}
      onInputChange={(_, value) => setText(value)}
      onChange={(_, value) => apply(value)}
    />
  );
};

/** Our own names for the shop's categories, the most frequent ones first. */
export const CategoryMapping = () => {
  const translate = useTranslate();
  const { sources } = useImportState();
  const [shown, setShown] = useState(STEP);
  const categories = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { category } of sources)
      if (isMappable(category)) counts.set(category, (counts.get(category) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }, [sources]);
  return (
    <Accordion
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={{ mt: 2, '&::before': { display: 'none' } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0 }}>
        <Typography variant="subtitle2">
          {translate('import.settings.categories')} ({categories.length})
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0 }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {translate('import.settings.categoriesHelp')}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
          }}
        >
          {categories.slice(0, shown).map(([name, count]) => (
            <CategoryField key={name} name={name} count={count} />
          ))}
        </Box>
        {categories.length > shown && (
          <Button sx={{ mt: 1 }} onClick={() => setShown(shown + STEP)}>
            {translate('import.settings.categoriesMore', {
              smart_count: Math.min(STEP, categories.length - shown),
            })}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  );
};
