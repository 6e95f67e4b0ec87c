import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { mayAsk } from '@/domain/import/connect/connectPolicy.ts';
import { normaliseShop } from '@/domain/import/identity.ts';
import { readShopify } from '@/domain/import/shopify/readShopify.ts';
import { sleep } from '@/domain/retry.ts';
import { useImportSession } from '../engine/SessionContext.ts';
import { ConnectSteps } from './ConnectSteps.tsx';
import { useOwnPolicy } from './useOwnPolicy.ts';

/** Any shop's own domain, to see whether one can be asked at all. */
const OWN_DOMAIN = 'https://shop.example/';

/** Reads a Shopify shop by its address alone; a public token adds tags and stock. */
export const ConnectShopify = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const policy = useOwnPolicy();
  const [shop, setShop] = useState(() => session.state.get().address);
  const [token, setToken] = useState('');
  // What is still being typed is not judged.
  const [isLeft, setIsLeft] = useState(false);
  const domain = normaliseShop('shopify', shop);
  const { origin } = window.location;
  const isBlocked = shop.trim() !== '' && !mayAsk(policy, `https://${domain}/`, origin);
  const help = mayAsk(policy, OWN_DOMAIN, origin) ? 'shopHelp' : 'shopHelpLimited';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsLeft(true);
    if (isBlocked) return;
    const connection = { domain, token: token.trim() || null };
    const fetch = window.fetch.bind(window);
    void session.readShop(domain, domain, signal =>
      readShopify(connection, { fetch, sleep, signal }),
    );
  };
  return (
    <Stack component="form" spacing={2} onSubmit={submit} sx={{ maxWidth: 560, pt: 1 }} noValidate>
      <TextField
        label={translate('import.connect.shop')}
        error={isBlocked && isLeft}
        helperText={
          isBlocked && isLeft
            ? translate('import.connect.notAllowed', { domain })
            : translate(`import.connect.${help}`)
        }
        value={shop}
        onChange={event => {
          setShop(event.target.value);
          session.address(event.target.value);
          setIsLeft(false);
        }}
        onBlur={() => setIsLeft(true)}
        autoComplete="off"
        required
      />
      <TextField
        label={translate('import.connect.token')}
        helperText={translate('import.connect.tokenHelp')}
        value={token}
        onChange={event => setToken(event.target.value)}
        type="password"
        autoComplete="off"
      />
      <ConnectSteps
        title={translate('import.connect.shopifySteps')}
        steps={[1, 2, 3, 4].map(step => translate(`import.connect.shopifyStep${step}`))}
      />
      <Typography variant="body2" color="textSecondary">
        {translate('import.connect.limitsShopify')}
      </Typography>
      <div>
        <Button type="submit" variant="contained" disabled={shop.trim() === ''}>
          {translate('import.connect.go')}
        </Button>
      </div>
    </Stack>
  );
};
