import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { ScrollArea } from '@/components/ScrollArea.tsx';
import type { MeasureItem } from '@/domain/moderation/planMeasures.ts';
import { targetKey } from '@/domain/moderation/reportItems.ts';

/** Targets by name, with how many of the selected reports are on each, and why. */
export const TargetNames = (props: {
  items: readonly {
    item: MeasureItem;
    /** Message key of what is said of it. */
    why?: string;
  }[];
}) => {
  const translate = useTranslate();
  return (
    <ScrollArea label={translate('reports.bulk.names')} sx={{ maxHeight: 144, overflow: 'auto' }}>
      <Box component="ul" sx={{ m: 0, pl: 3, typography: 'body2', overflowWrap: 'anywhere' }}>
        {props.items.map(({ item, why }) => (
          <li key={targetKey(item.reports[0])}>
            {item.name}
            {` · ${translate('reports.bulk.selected', { smart_count: item.reports.length })}`}
            {why && `: ${translate(why)}`}
          </li>
        ))}
      </Box>
    </ScrollArea>
  );
};
