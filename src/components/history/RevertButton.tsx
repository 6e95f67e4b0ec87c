import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { can } from '@/domain/access/can.ts';
import { RESOURCES } from '@/domain/access/permissions.ts';
import {
  type CurrentRecord,
  isRevertible,
  planRevert,
  type RecordRevert,
  type WithLater,
} from '@/domain/administration/revertEntry.ts';
import type { MeasureReturn } from '@/domain/moderation/measureReturn.ts';
import { revertDecisionWrites, undecided } from '@/domain/moderation/revertDecision.ts';
import type { AuditEntry } from '@/domain/schemas/audit.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { readLater } from '@/providers/history/readLater.ts';
import { readMeasureReturn } from '@/providers/readMeasureReturn.ts';
import { useServices } from '@/providers/ServicesContext.tsx';
import { ReasonDialog } from '../actions/ReasonDialog.tsx';
import { useCommit } from '../actions/useCommit.ts';
import { useFollowBusiness } from '../actions/useFollowBusiness.ts';
import { useErrorText } from '../states/useErrorText.ts';
import { MeasureReturnAlert } from './MeasureReturnAlert.tsx';
import { RevertedRecord } from './RevertedRecord.tsx';

const NO_MEASURE: MeasureReturn = { kind: 'none' };

const resourceOf = (entry: Pick<AuditEntry, 'resource'>) =>
  RESOURCES.find(name => name === entry.resource);

/** Whether the person signed in may take a change back. */
export const useRevertible = () => {
  const { actor } = useAuth();
  return (entry: AuditEntry): boolean => {
    const resource = resourceOf(entry);
    return (
      resource !== undefined && isRevertible(entry, resource) && can(actor, 'update', resource)
    );
  };
};

/** Takes a change back as a new change, after showing what that would do. */
export const RevertButton = ({ entry, currency }: { entry: AuditEntry; currency?: string }) => {
  const { actor } = useAuth();
  const { dataProvider } = useServices();
  const { commit, busy } = useCommit();
  const translate = useTranslate();
  const notify = useNotify();
  const errorText = useErrorText();
  const followBusiness = useFollowBusiness();
  const [records, setRecords] = useState<CurrentRecord[] | null>(null);
  const [since, setSince] = useState<WithLater['since']>([]);
  const [measure, setMeasure] = useState<MeasureReturn>(NO_MEASURE);
  const [reading, setReading] = useState(false);
  const revertible = useRevertible();
  const resource = resourceOf(entry);
  if (!resource || !revertible(entry)) return null;

  const read = async () => {
    const ids = Object.keys(entry.changes);
    const { data } = await dataProvider.getMany(resource, { ids });
    return data.map(row => ({ ...row, id: String(row.id), version: Number(row.version) }));
  };
  const open = async () => {
    setReading(true);
    try {
      const found = await read();
      if (resource === 'reports')
        setMeasure(await readMeasureReturn(dataProvider, undecided(entry, found, resource)));
      if (resource === 'products') {
        const steps = found.map(({ id, auditId }) => ({ id, auditId, steps: [entry] }));
        const later = [...(await readLater(dataProvider, steps, actor)).values()];
        setSince(later.some(known => known === null) ? null : later.flatMap(known => known ?? []));
      }
      setRecords(found);
    } catch (error) {
      notify(errorText(error).sentence, { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  const confirm = async (reason: string) => {
    if (!records) return;
    const reverted = await commit({
      asked: [entry.id, reason],
      writes: () =>
        revertDecisionWrites({ ...entry, since }, records, resource, measure, {
          actor,
          at: new Date(),
          reason,
          newId: () => dataProvider.newId('audit'),
        }),
      done: 'audit.revert.done',
      nothing: 'audit.revert.nothing',
    });
    // What was typed is kept for another try.
    if (reverted === 'notNow') return;
    setRecords(null);
    if (reverted !== 'done') return;
    if (resource === 'business' && back.some(({ field }) => field === 'businessName'))
      void followBusiness(
        records.map(({ id }) => id),
        'name',
      );
    if (measure.kind === 'back' && measure.target.type === 'business')
      void followBusiness([measure.target.record.id], 'standing', reason);
  };
  const current = ({ id }: RecordRevert) => records?.find(record => record.id === id);
  const plans = (records ?? []).map(record => planRevert({ ...entry, since }, record, resource));
  const back = plans.flatMap(plan => plan.back);
  const kept = plans.flatMap(plan => plan.changedSince);
  const keptWith = plans.flatMap(plan => plan.keptWith);
  const amountsStay = (['otherCurrency', 'laterAmounts'] as const).flatMap(why => {
    const staying = plans.filter(plan => plan[why].length > 0);
    return staying.length > 0 ? [{ why, staying }] : [];
  });
  const changesIn = (part: 'back' | 'changedSince' | 'keptWith') =>
    plans
      .filter(plan => plan[part].length > 0)
      .map(plan => (
        <RevertedRecord
          key={plan.id}
          resource={resource}
          record={current(plan)}
          changes={plan[part]}
          currency={currency}
        />
      ));
  const gone = Object.keys(entry.changes).length - plans.length;
  return (
    <>
      <Button size="small" color="inherit" loading={reading} onClick={open}>
        {translate('audit.revert.button')}
      </Button>
      {records && (
        <ReasonDialog
          title={translate('audit.revert.title', { label: entry.label || entry.resource })}
          body={
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <Typography color="textSecondary">
                {translate(back.length > 0 ? 'audit.revert.body' : 'audit.revert.nothing')}
              </Typography>
              {back.length > 0 && (
                <div>
                  <Typography variant="subtitle2">{translate('audit.revert.back')}</Typography>
                  {changesIn('back')}
                </div>
              )}
              {kept.length > 0 && (
                <Alert severity="info">
                  {translate('audit.revert.kept')}
                  {changesIn('changedSince')}
                  {keptWith.length > 0 && (
                    <Box sx={{ mt: 1 }}>
                      {translate('audit.revert.keptWith')}
                      {changesIn('keptWith')}
                    </Box>
                  )}
                </Alert>
              )}
              {amountsStay.map(({ why, staying }) => (
                <Alert key={why} severity="info">
                  {translate(`audit.revert.${why}`)}
                  {staying.map(plan => (
                    // Without the amounts: in the currency of now they would be other ones.
                    <RevertedRecord
                      key={plan.id}
                      resource={resource}
                      record={current(plan)}
                      changes={[]}
                    />
                  ))}
                </Alert>
              ))}
              <MeasureReturnAlert plan={measure} />
              {gone > 0 && (
                <Alert severity="warning">
                  {translate('audit.revert.gone', { smart_count: gone })}
                </Alert>
              )}
            </Box>
          }
          confirmLabel={translate('audit.revert.confirm')}
          disabled={back.length === 0}
          busy={busy}
          onConfirm={confirm}
          onClose={() => setRecords(null)}
        />
      )}
    </>
  );
};
