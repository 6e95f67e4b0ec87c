import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { blockedHosts } from '@/domain/import/connect/connectPolicy.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { useImportState } from '../engine/SessionContext.ts';
import { useOwnPolicy } from '../source/useOwnPolicy.ts';
import { useOwnerTasks } from '../useOwnerTasks.ts';

function* picturesOf(lines: readonly PlannedProduct[]) {
  for (const { mapped } of lines) for (const { url } of mapped.content.images) yield url;
}

const SHOWN = 5;

/** Says which pictures cannot be copied from here, before anything is tried. */
export const PictureHosts = () => {
  const translate = useTranslate();
  const { lines, settings } = useImportState();
  const policy = useOwnPolicy();
  const isCopied = settings.images === 'copy';
  const hosts = useMemo(
    () => (isCopied ? blockedHosts(picturesOf(lines), policy, window.location.origin) : []),
    [isCopied, lines, policy],
  );
  const tasks = useOwnerTasks('copyPictures', hosts.length > 0);
  if (hosts.length === 0) return null;
  const shown = hosts.slice(0, SHOWN).map(({ host, pictures }) => `${host} (${pictures})`);
  const more = hosts.length - shown.length;
  return (
    <Alert severity="warning" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
      {translate('import.settings.picturesBlocked', {
        smart_count: hosts.reduce((sum, { pictures }) => sum + pictures, 0),
        hosts: [
          ...shown,
          ...(more > 0 ? [translate('import.done.more', { count: more })] : []),
        ].join(', '),
      })}{' '}
      {tasks?.standing === 'ready' && translate('import.settings.picturesByServer')}
    </Alert>
  );
};
