import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { sleep } from '@/domain/import/connect/retries.ts';
import { normaliseShop } from '@/domain/import/identity.ts';
import { readShopify } from '@/domain/import/shopify/readShopify.ts';
import { useImportSession } from '../engine/SessionContext.ts';

/** Reads a Shopify shop by its address alone; a public token adds tags and stock. */
export const ConnectShopify = () => {
  const translate = useTranslate();
  const session = useImportSession();
  const [shop, setShop] = useState('');
  const [token, setToken] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const domain = normaliseShop('shopify', shop);
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
        helperText={translate('import.connect.shopHelp')}
        value={shop}
        onChange={event => setShop(event.target.value)}
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
