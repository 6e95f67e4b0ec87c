import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { categoryFor, isMappable } from '@/domain/import/settings.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import { useImportSession, useImportState } from '../machinery/SessionContext.ts';

const SHOWN = 50;

const CategoryField = ({ name, count }: { name: string; count: number }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const { settings } = useImportState();
  const [text, setText] = useState(categoryFor(name, settings));
  const problem = textProblem(text, MAX_LENGTH.name);
  const apply = () => {
    if (text.trim() === categoryFor(name, settings) || problem) return;
    session.changeSettings({ categories: { ...settings.categories, [name]: text.trim() } });
  };
  return (
    <TextField
      label={`${name || translate('import.settings.noCategory')} (${count})`}
      value={text}
      onChange={event => setText(event.target.value)}
      onBlur={apply}
      error={problem !== null}
      helperText={problem && translate(problem)}
      slotProps={{
        htmlInput: {
          'aria-label': translate('import.settings.categoryFor', {
            name: name || translate('import.settings.noCategory'),
          }),
        },
      }}
    />
  );
};

/** Our own names for the shop's categories, the most frequent ones first. */
export const CategoryMapping = () => {
  const translate = useTranslate();
  const { sources } = useImportState();
  const categories = useMemo(() => {
    const counts = new Map<string, number>();
    for (const { category } of sources)
      if (isMappable(category)) counts.set(category, (counts.get(category) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1]);
  }, [sources]);
  return (
    <Accordion disableGutters elevation={0} sx={{ mt: 2, '&::before': { display: 'none' } }}>
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
          {categories.slice(0, SHOWN).map(([name, count]) => (
            <CategoryField key={name} name={name} count={count} />
          ))}
        </Box>
        {categories.length > SHOWN && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('import.settings.categoriesMore', { count: SHOWN })}
          </Typography>
        )}
      </AccordionDetails>
    </Accordion>
  );
};
