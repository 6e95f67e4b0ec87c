import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { lazyDialog, lazyOverlay } from '@/components/states/lazyPart.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useServices } from '@/providers/ServicesContext.tsx';
import { BusinessImage } from './BusinessImage.tsx';

const AccountMenuItems = lazyOverlay(() => import('./AccountMenuItems.tsx'));
const ResetSampleData = lazyDialog(() => import('./ResetSampleData.tsx'));

/** The business with its image, and what can be done with the account. */
export const AccountMenu = () => {
  const { user } = useAuth();
  const { resetSampleData } = useServices();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [resetting, setResetting] = useState(false);
  return (
    <>
      <BusinessImage address={user.userImg} name={user.businessName} size={32} />
      <ButtonBase
        aria-label={translate('shell.account', { name: user.businessName })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ gap: 0.5, minHeight: 44, minWidth: 44, px: 0.75, borderRadius: 1 }}
      >
        <Typography
          component="span"
          variant="body2"
          noWrap
          sx={{ fontWeight: 600, maxWidth: 200, display: { xs: 'none', md: 'block' } }}
        >
          {user.businessName}
        </Typography>
        <ExpandMore fontSize="small" sx={{ color: 'text.secondary' }} />
      </ButtonBase>
      <Suspense>
        {anchor && (
          <AccountMenuItems
            anchor={anchor}
            onClose={() => setAnchor(null)}
            onReset={resetSampleData && (() => setResetting(true))}
          />
        )}
        {resetting && resetSampleData && (
          <ResetSampleData onClose={() => setResetting(false)} reset={resetSampleData} />
        )}
      </Suspense>
    </>
  );
};
