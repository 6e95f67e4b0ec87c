import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useServerAhead } from '@/components/clock/useServerAhead.ts';
import { useDuration } from '@/components/format/useDuration.ts';
import { isClockWrong } from '@/domain/clock/serverAhead.ts';

/** Says that this device's clock is wrong: ages, deadlines and ends on the screen are by it. */
export const ClockBanner = () => {
  const ahead = useServerAhead();
  const translate = useTranslate();
  const duration = useDuration();
  if (!isClockWrong(ahead)) return null;
  return (
    <Alert severity="warning" role="status" square>
      {translate(ahead < 0 ? 'shell.clock.fast' : 'shell.clock.slow', {
        time: duration(Math.abs(ahead)),
      })}
    </Alert>
  );
};
