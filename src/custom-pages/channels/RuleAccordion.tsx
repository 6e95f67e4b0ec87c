import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import type { ReactNode } from 'react';

/** A line of the list of rules that opens; what is in it is there once it is open. */
export const RuleAccordion = (props: { summary: ReactNode; children: ReactNode }) => (
  <Accordion
    disableGutters
    square
    elevation={0}
    slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
    sx={{ borderTop: 1, borderColor: 'divider', '&::before': { display: 'none' } }}
  >
    <AccordionSummary expandIcon={<ExpandMore />} sx={{ px: 0, minHeight: 56 }}>
      {props.summary}
    </AccordionSummary>
    <AccordionDetails sx={{ px: 0, pt: 0, pb: 2, display: 'grid', gap: 1.5 }}>
      {props.children}
    </AccordionDetails>
  </Accordion>
);
