import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { threadOf } from '@/domain/requests/thread.ts';
import type { SubmittedRequest } from '@/domain/schemas/request.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

/** Everything that was said about a request, oldest first, each with who and when. */
export const Thread = ({ request }: { request: SubmittedRequest }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const format = useDateFormat();
  const nameOf = (by: string, side: 'owner' | 'team') => {
    if (by === actor.uid) return translate('requests.thread.you');
    if (side === 'team') return translate('requests.thread.team');
    return request.businessName || request.businessId;
  };
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {threadOf(request).map(({ at, by, side, message }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it is
          key={index}
          sx={{
            borderLeft: 3,
            borderColor: side === 'team' ? 'primary.main' : 'divider',
            pl: 1.5,
            minWidth: 0,
          }}
        >
          <Typography variant="body2" color="textSecondary">
            {nameOf(by, side)}
            {' · '}
            <time dateTime={at.toISOString()}>{format(at, 'time')}</time>
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {message}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};
