import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { Pasted } from '@/domain/product/variants/pasteVariants.ts';

/** What was pasted, what there was no room for, and the way back. */
export const PastedAlert = (props: {
  pasted: Pasted;
  onUndo: () => void;
  onDismiss: () => void;
}) => {
  const translate = useTranslate();
  const word = (key: string, smart_count: number) =>
    translate(`products.form.variant.pasted.${key}`, { smart_count });
  const { filled, rowsLeft, columnsLeft } = props.pasted;
  const messages = [
    word('filled', filled),
    ...(rowsLeft > 0 ? [word('rowsLeft', rowsLeft)] : []),
    ...(columnsLeft > 0 ? [word('columnsLeft', columnsLeft)] : []),
  ];
  return (
    <Alert
      role="status"
      severity={messages.length > 1 ? 'warning' : 'info'}
      sx={{ mb: 1.5 }}
      action={
        <>
          <Button color="inherit" size="small" onClick={props.onUndo}>
            {translate('ra.action.undo')}
          </Button>
          <Button color="inherit" size="small" onClick={props.onDismiss}>
            {translate('common.close')}
          </Button>
        </>
      }
    >
      {messages.join(' ')}
    </Alert>
  );
};
