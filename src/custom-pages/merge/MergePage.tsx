import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useGetMany, useNotify, useTranslate } from 'ra-core';
import { Activity, useDeferredValue, useEffect, useState } from 'react';
import { ClaimBar } from '@/components/claims/ClaimBar.tsx';
import { ClaimsProvider } from '@/components/claims/ClaimsProvider.tsx';
import { PageHeader } from '@/components/PageHeader.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { duplicatesTarget } from '@/domain/claims/claim.ts';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';
import type { Product } from '@/domain/schemas/product.ts';
import { InPageLoader } from '@/layout/InPageLoader.tsx';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { DuplicateQueue } from './DuplicateQueue.tsx';
import { GoneNotice } from './GoneNotice.tsx';
import { LearningPanel } from './learning/LearningPanel.tsx';
import { saidOf } from './learning/saidOf.ts';
import { MergeEditor } from './MergeEditor.tsx';
import { PickPanel } from './PickPanel.tsx';
import { RecentMerges } from './RecentMerges.tsx';
import { SetAsidePanel } from './SetAsidePanel.tsx';
import { useMergeSelection } from './useMergeSelection.ts';
import { type Scanning, useScan } from './useScan.ts';
import { VariantsPanel } from './VariantsPanel.tsx';

type Selection = ReturnType<typeof useMergeSelection>;

const Start = (props: { selection: Selection; scanning: Scanning }) => {
  const { selection } = props;
  // What was found is drawn in pieces, so that the page answers meanwhile.
  const scanning = { ...props.scanning, scan: useDeferredValue(props.scanning.scan) };
  return (
    <>
      <PageHeader
        title={useTranslate()(useAuth().actor.role === 'owner' ? 'merge.ownTitle' : 'merge.title')}
      />
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <DuplicateQueue scanning={scanning} onReview={selection.select} />
        {scanning.scan && (
          <VariantsPanel scan={scanning.scan} onJoin={ids => selection.select(ids, 'options')} />
        )}
        <PickPanel onStart={selection.select} />
        <RecentMerges />
        <LearningPanel scanning={scanning} />
        <SetAsidePanel scanning={scanning} />
      </Box>
    </>
  );
};

const Edit = ({ selection, scanning }: { selection: Selection; scanning: Scanning }) => {
  const { ids, asOptions, select } = selection;
  useEffect(function beginAtTheTop() {
    // The list that it was opened from has the same path, so the place in that one would be kept.
    window.scrollTo(0, 0);
  }, []);
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useGetMany<Product>('products', { ids });
  const { actor } = useAuth();
  const products = ids
    .flatMap(id => data?.find(product => product?.id === id) ?? [])
    // A link can name what another business sells, which an owner may see.
    .filter(({ businessId }) => actor.role !== 'owner' || businessId === actor.uid);
  const content = () => {
    if (error && !data) return <ErrorState error={error} retry={() => void refetch()} />;
    if (isPending) return <InPageLoader />;
    if (!isFetching && products.length < ids.length)
      return <GoneNotice left={products.map(({ id }) => id)} select={select} />;
    // One alone is merged with nothing yet: a product's page leads here.
    if (products.length < MERGE_SIZE.fewest)
      return <PickPanel key={ids.join()} first={products} onStart={select} />;
    return (
      <>
        <Box sx={{ '&:not(:empty)': { mb: 2 } }}>
          <ClaimBar
            key={ids.join()}
            target={duplicatesTarget(ids)}
            label={products[0]?.title ?? ''}
            active
            onHandedOver={() => select([])}
          />
        </Box>
        <MergeEditor
          key={ids.join()}
          products={products}
          asOptions={asOptions}
          said={saidOf(scanning.scan?.candidates ?? [], ids)}
          onRemove={removed =>
            select(
              ids.filter(id => id !== removed),
              asOptions ? 'options' : undefined,
            )
          }
          onConflict={() => void queryClient.invalidateQueries()}
          onMerged={(survivor, merged) => {
            scanning.learn(saidOf(scanning.scan?.candidates ?? [], ids), true);
            scanning.forget(merged);
            notify('merge.preview.done', {
              type: 'success',
              messageArgs: { title: survivor.title },
            });
            select([]);
            void queryClient.invalidateQueries();
          }}
        />
      </>
    );
  };
  return (
    <>
      <PageHeader
        title={
          ids.length < MERGE_SIZE.fewest
            ? translate(actor.role === 'owner' ? 'merge.ownTitle' : 'merge.title')
            : translate('merge.edit.title', { count: ids.length })
        }
        backTo={paths.duplicates(actor.role)}
      />
      {content()}
    </>
  );
};

/** Finds duplicates, merges products, undoes merges. */
const MergePage = () => {
  const selection = useMergeSelection();
  const scanning = useScan();
  const isEditing = selection.ids.length > 0;
  const [wasListed, setWasListed] = useState(!isEditing);
  if (!isEditing && !wasListed) setWasListed(true);
  return (
    <ClaimsProvider resource="duplicates">
      {isEditing && <Edit selection={selection} scanning={scanning} />}
      {wasListed && (
        // What was unfolded, ticked and typed is there on the way back.
        <Activity mode={isEditing ? 'hidden' : 'visible'}>
          <Start selection={selection} scanning={scanning} />
        </Activity>
      )}
    </ClaimsProvider>
  );
};

export default MergePage;
