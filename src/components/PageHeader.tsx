import ArrowBack from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useListMemory } from './list/ListMemory.tsx';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The top of every page: its name (also the tab's), where it belongs, and what can be done. */
export const PageHeader = (props: {
  title: string;
  subtitle?: ReactNode;
  /** Path of the page this one belongs to; a list opens as it was left. */
  backTo?: string;
  actions?: ReactNode;
}) => {
  const { title, subtitle, backTo, actions } = props;
  const translate = useTranslate();
  const memory = useListMemory();
  useDocumentTitle(title);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: { xs: 1, md: 2 },
        mb: { xs: 2, md: 3 },
        minHeight: 44,
      }}
    >
      <Box
        sx={{
          ...{ display: 'flex', alignItems: 'center', gap: { xs: 1, md: 2 } },
          ...{ flexGrow: 1, minWidth: 0 },
        }}
      >
        {backTo && (
          <IconButton
            component={Link}
            to={backTo + (memory.get(backTo) ?? '')}
            aria-label={translate('common.back')}
            title={translate('common.back')}
            sx={{ ml: -1, width: 44, height: 44 }}
          >
            <ArrowBack />
          </IconButton>
        )}
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Typography variant="h1" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography
              component="div"
              color="textSecondary"
              variant="body2"
              sx={{ mt: 0.25, overflowWrap: 'anywhere' }}
            >
              {subtitle}
            </Typography>
          )}
        </Box>
      </Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            gap: 1,
            flexWrap: 'wrap',
            alignItems: 'center',
            '@media print': { display: 'none' },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
};
