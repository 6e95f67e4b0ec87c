import { createFilterOptions } from '@mui/material/Autocomplete';

/** Suggestions offered at a time: thousands would take the page a while to draw. More letters find the others. */
export const MOST_OFFERED = 50;

/** Those that have what is typed, whatever its case and accents, in the order given. */
export const offered = createFilterOptions<string>({ limit: MOST_OFFERED });
