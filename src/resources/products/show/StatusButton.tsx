import Archive from '@mui/icons-material/ArchiveOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Button from '@mui/material/Button';
import { useNotify, useTranslate, useUpdate } from 'ra-core';
import { useErrorMessage } from '@/components/states/useErrorMessage.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** Archives an active product, activates any other; both can be undone. */
export const StatusButton = ({ product }: { product: Product }) => {
  const [update, { isPending }] = useUpdate<Product>();
  const notify = useNotify();
  const translate = useTranslate();
  const messageOf = useErrorMessage();
  const action = product.status === 'active' ? 'archive' : 'activate';
  const change = () =>
    update(
      'products',
      {
        id: product.id,
        data: { status: action === 'archive' ? 'archived' : 'active' },
        previousData: product,
        meta: { action },
      },
      {
        mutationMode: 'undoable',
        onSuccess: () =>
          notify(`products.done.${action}`, {
            type: 'success',
            undoable: true,
            messageArgs: { smart_count: 1 },
          }),
        onError: error => notify(messageOf(error), { type: 'error' }),
      },
    );
  return (
    <Button
      color="inherit"
      startIcon={action === 'archive' ? <Archive /> : <Publish />}
      disabled={isPending}
      onClick={change}
    >
      {translate(`products.action.${action}`)}
    </Button>
  );
};
