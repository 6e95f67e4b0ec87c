import Close from '@mui/icons-material/Close';
import Pause from '@mui/icons-material/Pause';
import Play from '@mui/icons-material/PlayArrow';
import Replay from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { MAX_IMAGES, MAX_PICTURE_MEGABYTES } from '@/domain/fileLimits.ts';
import { useLocale } from '../format/useFormat.ts';
import type { UploadItem, UploadQueue } from '../upload/UploadQueue.ts';
import { formatBytes } from './formatBytes.ts';

const Action = (props: { label: string; icon: ReactNode; onClick: () => void }) => (
  <Tooltip title={props.label}>
    <IconButton aria-label={props.label} onClick={props.onClick} sx={{ width: 40, height: 40 }}>
      {props.icon}
    </IconButton>
  </Tooltip>
);

/** One picture on its way: how far it is, and what can be done about it. */
export const UploadRow = ({ item, queue }: { item: UploadItem; queue: UploadQueue }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { id, fileName: name, state } = item;
  const failure =
    (item.problem && `images.refused.${item.problem}`) ??
    (item.error && `images.storage.${item.error}`);
  const figures = {
    done: formatBytes(item.bytesTransferred, locale),
    total: formatBytes(item.totalBytes, locale),
  };
  const share = item.totalBytes > 0 ? (item.bytesTransferred / item.totalBytes) * 100 : 0;
  const isOver = state === 'error' || state === 'refused';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minHeight: 56, py: 0.5 }}
    >
      {item.preview && (
        <Box
          component="img"
          src={item.preview}
          alt=""
          sx={{ width: 44, height: 44, objectFit: 'cover', borderRadius: 1, flexShrink: 0 }}
        />
      )}
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        {failure ? (
          <Typography variant="body2" color="error" role="alert" sx={{ overflowWrap: 'anywhere' }}>
            {translate(failure, {
              name,
              size: formatBytes(item.fileSize, locale),
              most: MAX_PICTURE_MEGABYTES,
              count: MAX_IMAGES,
            })}
          </Typography>
        ) : (
          <>
            <Typography variant="body2" noWrap>
              {name}
            </Typography>
            <LinearProgress
              variant={state === 'preparing' ? 'indeterminate' : 'determinate'}
              value={share}
              aria-label={translate('images.progress', { name })}
              color={state === 'paused' ? 'inherit' : 'primary'}
              sx={{ my: 0.5, borderRadius: 1 }}
            />
            <Typography variant="caption" color="textSecondary">
              {translate(`images.state.${state}`, figures)}
            </Typography>
          </>
        )}
      </Box>
      {state === 'running' && (
        <Action
          label={translate('images.pause', { name })}
          icon={<Pause />}
          onClick={() => queue.pause(id)}
        />
      )}
      {state === 'paused' && (
        <Action
          label={translate('images.resume', { name })}
          icon={<Play />}
          onClick={() => queue.resume(id)}
        />
      )}
      {state === 'error' && (
        <Action
          label={translate('images.retry', { name })}
          icon={<Replay />}
          onClick={() => queue.retry(id)}
        />
      )}
      <Action
        label={translate(isOver ? 'images.dismiss' : 'images.cancel', { name })}
        icon={<Close />}
        onClick={() => queue.remove(id)}
      />
    </Box>
  );
};
