import Undo from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { paths } from '@/routes/paths.ts';

/** Leads to taking the selected changes back together, after showing what that would do. */
export const TakeBackSelected = () => {
  const { selectedIds } = useListContext<AuditEntry>();
  const translate = useTranslate();
  return (
    <Button component={Link} to={paths.takeBack(selectedIds.map(String))} startIcon={<Undo />}>
      {translate('audit.takeBackSelected')}
    </Button>
  );
};
