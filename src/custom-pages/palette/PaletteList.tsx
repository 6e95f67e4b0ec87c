import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { GROUPS, type PaletteItem } from './paletteItem.ts';

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });

/** What the palette found, by group; the pointed-at line is the one that Enter takes. */
export const PaletteList = (props: {
  id: string;
  items: readonly PaletteItem[];
  active: number;
  onPoint: (index: number) => void;
  onTake: (item: PaletteItem) => void;
}) => {
  const { id, items, active, onPoint, onTake } = props;
  const translate = useTranslate();
  return (
    <Box
      id={id}
      role="listbox"
      aria-label={translate('palette.label')}
      sx={{ maxHeight: { xs: '60vh', sm: 420 }, overflow: 'auto', py: 1 }}
    >
      {GROUPS.filter(group => items.some(item => item.group === group)).map(group => (
        <Box key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Typography
            id={`${id}-${group}`}
            variant="overline"
            color="textSecondary"
            component="div"
            sx={{ px: 2 }}
          >
            {translate(`palette.group.${group}`)}
          </Typography>
          {items.map((item, index) =>
            item.group === group ? (
              <Box
                key={item.id}
                id={`${id}-${index}`}
                ref={index === active ? scrollTo : undefined}
                role="option"
                aria-selected={index === active}
                onMouseMove={() => onPoint(index)}
                onClick={() => onTake(item)}
                sx={{
                  px: 2,
                  py: 0.75,
                  minHeight: 36,
                  '@media (pointer: coarse)': { minHeight: 44 },
                  alignContent: 'center',
                  cursor: 'pointer',
                  bgcolor: index === active ? 'action.selected' : undefined,
                }}
              >
                <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                  {item.label}
                </Typography>
                {item.detail && (
                  <Typography variant="caption" color="textSecondary" component="div" noWrap>
                    {item.detail}
                  </Typography>
                )}
              </Box>
            ) : null,
          )}
        </Box>
      ))}
    </Box>
  );
};
