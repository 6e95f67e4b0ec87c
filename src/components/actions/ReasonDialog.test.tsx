import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import { describe, expect, it, vi } from 'vitest';
import { common } from '@/i18n/en/common.ts';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

const i18nProvider = polyglotI18nProvider(() => ({ ...englishMessages, common }), 'en');

const show = (props: Partial<ReasonDialogProps> = {}) => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <CoreAdminContext i18nProvider={i18nProvider} store={memoryStore()}>
      <ReasonDialog
        title="Cancel the giveaway?"
        confirmLabel="Cancel giveaway"
        onConfirm={onConfirm}
        onClose={onClose}
        {...props}
      />
    </CoreAdminContext>,
  );
  return { onConfirm, onClose };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('ReasonDialog', () => {
  it('asks for a reason where one is owed, and passes it on without blanks', async () => {
    const { onConfirm } = show({ required: true });
    await press('Cancel giveaway');
    expect(screen.getByText(common.action.reasonMissing)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /Reason/ }), '  Recalled ');
    await press('Cancel giveaway');
    expect(onConfirm.mock.calls).toEqual([['Recalled']]);
  });

  it('asks for nothing where nothing can be done', async () => {
    const { onClose } = show({ disabled: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel giveaway' })).toBeNull();
    await press('Close');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('names the way out otherwise where “Cancel” is the act itself', async () => {
    const { onClose } = show({ cancelLabel: 'Keep giveaway' });
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
    await press('Keep giveaway');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays when somebody clicks beside it, as the second click of a double one does', async () => {
    const { onClose } = show();
    const beside = document.querySelector('.MuiDialog-container');
    if (!beside) throw new Error('There is nothing beside the dialog.');
    await userEvent.click(beside);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
  });
});
