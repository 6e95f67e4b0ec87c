import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '@/components/actions/ConfirmDialog.tsx';
import { Panel } from '@/components/Panel.tsx';
import { StatusChip } from '@/components/StatusChip.tsx';
import { SALE_TONE } from '@/components/tones/saleTone.ts';
import { can } from '@/domain/access/can.ts';
import { reached, saleState } from '@/domain/sales/saleDue.ts';
import type { PlannedSale } from '@/domain/schemas/plannedSale.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { ChangeEndDialog } from './ChangeEndDialog.tsx';
import { SaleFacts } from './SaleFacts.tsx';
import { endNow } from './saleEnd.ts';
import { useSaleActions } from './useSaleActions.ts';

/** How far a start or an end that is under way has come, in per cent. */
const shareOf = ({ started, ended, productIds }: PlannedSale, isEnding: boolean) =>
  isEnding
    ? (100 * reached(ended)) / Math.max(1, started.changed)
    : (100 * reached(started)) / Math.max(1, productIds.length);

/** A sale: how it stands, what it did, and what can be done about it. */
export const SaleCard = ({ sale, now }: { sale: PlannedSale; now: Date }) => {
  const { actor } = useAuth();
  const translate = useTranslate();
  const [asks, setAsks] = useState<'cancel' | 'end' | 'changeEnd' | null>(null);
  const { change, carryOut, busy } = useSaleActions();
  const state = saleState(sale, now);
  const close = () => setAsks(null);
  const { name } = sale;
  const isOpen =
    state === 'planned' || state === 'due' || state === 'running' || state === 'starting';
  const isBegun = sale.status === 'running';
  const isDue = state === 'due' || state === 'starting' || state === 'ending';
  const mayChange = can(actor, 'update', 'sales', sale);
  const button = (act: NonNullable<typeof asks>, label: ReactNode) => (
    <Button size="small" color="inherit" disabled={busy} onClick={() => setAsks(act)}>
      {label}
    </Button>
  );
  return (
    <Panel
      title={name}
      note={<StatusChip label={translate(`sales.state.${state}`)} tone={SALE_TONE[state]} />}
      actions={
        mayChange && (
          <>
            {isDue && actor.role !== 'owner' && (
              <Button size="small" loading={busy} onClick={() => void carryOut(sale)}>
                {translate('sales.action.carryOut')}
              </Button>
            )}
            {isOpen && button('changeEnd', translate('sales.action.changeEnd'))}
            {isOpen &&
              (isBegun
                ? button('end', translate('sales.action.endNow'))
                : button('cancel', translate('sales.action.cancel')))}
          </>
        )
      }
    >
      {(state === 'starting' || state === 'ending') && (
        <Box sx={{ mb: 1.5 }}>
          <LinearProgress
            variant="determinate"
            value={shareOf(sale, state === 'ending')}
            aria-label={translate(`sales.state.${state}`)}
          />
        </Box>
      )}
      <SaleFacts sale={sale} />
      {asks === 'changeEnd' && (
        <ChangeEndDialog
          sale={sale}
          now={now}
          busy={busy}
          onClose={close}
          onChange={async endsAt => {
            if (await change(sale, { endsAt }, 'sales.done.changed', String(endsAt?.getTime())))
              close();
          }}
        />
      )}
      {asks === 'cancel' && (
        <ConfirmDialog
          title={translate('sales.cancel.title', { name })}
          body={translate('sales.cancel.body')}
          confirmLabel={translate('sales.action.cancel')}
          onConfirm={() =>
            void change(sale, { status: 'cancelled' }, 'sales.done.cancelled', 'cancel')
          }
          onClose={close}
        />
      )}
      {asks === 'end' && (
        <ConfirmDialog
          title={translate('sales.end.title', { name })}
          body={translate('sales.end.body')}
          confirmLabel={translate('sales.action.endNow')}
          onConfirm={() =>
            void change(sale, { endsAt: endNow(sale, now) }, 'sales.done.changed', 'now')
          }
          onClose={close}
        />
      )}
    </Panel>
  );
};
