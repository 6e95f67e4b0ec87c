import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** One entry of the navigation: a link where it has an address, otherwise a button. */
export const NavigationEntry = (props: {
  to?: string;
  label: string;
  icon: ReactNode;
  expanded: boolean;
  current: boolean;
  onClick: () => void;
}) => {
  const { to, label, icon, expanded, current, onClick } = props;
  const target = to === undefined ? { type: 'button' as const } : { component: Link, to };
  return (
    <ButtonBase
      {...target}
      aria-label={label}
      title={expanded ? undefined : label}
      aria-current={current ? 'page' : undefined}
      onClick={onClick}
      sx={{
        minHeight: 44,
        width: '100%',
        flexShrink: 0,
        justifyContent: 'flex-start',
        gap: 1.75,
        px: 1.5,
        borderRadius: 1,
        whiteSpace: 'nowrap',
        fontSize: 14,
        fontWeight: current ? 650 : 500,
        fontFamily: 'inherit',
        color: current ? 'primary.main' : 'text.secondary',
        bgcolor: current ? 'action.selected' : 'transparent',
        '&:hover': { bgcolor: current ? 'action.selected' : 'action.hover' },
        '& svg': { fontSize: 22 },
      }}
    >
      {icon}
      <Box
        component="span"
        aria-hidden
        sx={{ opacity: expanded ? 1 : 0, transition: 'opacity 120ms' }}
      >
        {label}
      </Box>
    </ButtonBase>
  );
};
