import Box from '@mui/material/Box';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { useKnownViews } from './useKnownViews.ts';

/** Room for the tabs of saved views, where there are any, so that the list does not jump. */
export const ViewTabsRoom = ({ resource }: { resource: ResourceName }) => {
  const [known] = useKnownViews(resource);
  return known?.some ? <Box sx={{ height: 45, borderBottom: 1, borderColor: 'divider' }} /> : null;
};
