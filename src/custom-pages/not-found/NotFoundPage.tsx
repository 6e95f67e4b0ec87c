import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { Notice } from '@/components/states/Notice.tsx';
import { useDocumentTitle } from '@/components/useDocumentTitle.ts';
import { paths } from '@/routes/paths.ts';

/** Where unknown addresses, and those of another role, lead. */
const NotFoundPage = () => {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.notFound'));
  return (
    <Notice
      page
      title={translate('shell.notFound')}
      help={translate('shell.notFoundHelp')}
      actions={
        <Button variant="contained" component={Link} to={paths.dashboard()}>
          {translate('shell.toDashboard')}
        </Button>
      }
    />
  );
};

export default NotFoundPage;
