import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** Asks the browser not to delete the data by itself; it decides by rules of its own. */
export const KeepStorage = ({ onKept }: { onKept: () => void }) => {
  const translate = useTranslate();
  const [refused, setRefused] = useState(false);
  const ask = async () => {
    const kept = await navigator.storage.persist().catch(() => false);
    setRefused(!kept);
    if (kept) onKept();
  };
  return (
    <>
      <Button size="small" onClick={() => void ask()} sx={{ ml: -0.75 }}>
        {translate('system.health.keep')}
      </Button>
      {refused && (
        <Typography role="status" variant="body2" color="textSecondary">
          {translate('system.health.refused')}
        </Typography>
      )}
    </>
  );
};
