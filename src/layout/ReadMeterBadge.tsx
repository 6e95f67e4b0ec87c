import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { useServices } from '@/providers/ServicesContext.tsx';
import { useAddress } from '@/routes/AddressedRoutes.tsx';

/** How many documents the screen in view has read; development only. */
export const ReadMeterBadge = () => {
  const { readMeter } = useServices().dataProvider;
  const { pathname } = useAddress();
  const translate = useTranslate();
  const [reads, setReads] = useState(0);
  useEffect(
    function countTheScreensReads() {
      const before = pathname === '' ? 0 : readMeter.total();
      setReads(0);
      return readMeter.subscribe(() => setReads(readMeter.total() - before));
    },
    [readMeter, pathname],
  );
  return (
    <Box
      title={JSON.stringify(readMeter.byResource())}
      sx={{
        position: 'fixed',
        top: 60,
        right: 8,
        zIndex: 'drawer',
        px: 1,
        py: 0.25,
        borderRadius: 1,
        fontSize: 12,
        color: 'text.secondary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      {translate('shell.readMeter', { reads })}
    </Box>
  );
};
