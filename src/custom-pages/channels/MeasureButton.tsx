import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';

/** Loads the pictures whose sizes nobody knows, so that they are known. */
export const MeasureButton = (props: {
  pictures: readonly string[];
  measure: (pictures: readonly string[]) => Promise<unknown>;
}) => {
  const { pictures, measure } = props;
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  if (pictures.length === 0) return null;
  return (
    <Button
      variant="outlined"
      size="small"
      loading={busy}
      sx={{ my: 1 }}
      onClick={async () => {
        setBusy(true);
        await measure(pictures);
        setBusy(false);
      }}
    >
      {translate('channels.measure', { smart_count: pictures.length })}
    </Button>
  );
};
