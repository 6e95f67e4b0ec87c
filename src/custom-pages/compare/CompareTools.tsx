import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import LinkIcon from '@mui/icons-material/Link';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'ra-core';

/** What can be done with a comparison: share, print, save. */
export const CompareTools = ({ onSave }: { onSave: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify('compare.linkCopied', { type: 'success' });
    } catch {
      notify('compare.linkFailed', { type: 'warning' });
    }
  };
  return (
    <>
      <Button color="inherit" startIcon={<LinkIcon />} onClick={() => void copyLink()}>
        {translate('compare.copyLink')}
      </Button>
      <Button color="inherit" startIcon={<PrintOutlined />} onClick={() => window.print()}>
        {translate('compare.print')}
      </Button>
      <Button color="inherit" startIcon={<FileDownloadOutlined />} onClick={onSave}>
        {translate('compare.csv')}
      </Button>
    </>
  );
};
