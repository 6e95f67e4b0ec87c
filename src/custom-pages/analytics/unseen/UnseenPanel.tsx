import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { Figures } from '@/components/figures/useAnalytics.ts';
import { useFigureFormat } from '@/components/figures/useFigureFormat.ts';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { Panel } from '@/components/Panel.tsx';
import { ErrorState } from '@/components/states/ErrorState.tsx';
import { NEW_DAYS } from '@/domain/analytics/unseenProducts.ts';
import { CATALOGUE_AT_MOST } from './readCatalogue.ts';
import { UnseenLists } from './UnseenLists.tsx';
import { useCatalogue } from './useCatalogue.ts';

/**
 * Which active products nobody sees. The daily figures name those that were viewed; to know which others
 * there are, the products are read, which the reader asks for.
 */
export const UnseenPanel = (
  props: Pick<Figures, 'report' | 'before'> & {
    /** Whose products they are; null for the whole platform's. */
    businessId: string | null;
  },
) => {
  const { businessId, ...figures } = props;
  const translate = useTranslate();
  const format = useFigureFormat();
  const formatDate = useDateFormat();
  const { catalogue, error, isReading, read, start, cancel } = useCatalogue(businessId);
  const reading = isReading && (
    <Box sx={{ mt: 1.5 }}>
      <Typography variant="body2" role="status">
        {translate('figures.unseen.reading', { read: format(read) })}
      </Typography>
      <LinearProgress aria-label={translate('figures.unseen.title')} sx={{ my: 1 }} />
      <Button size="small" onClick={cancel}>
        {translate('common.cancel')}
      </Button>
    </Box>
  );
  const failed = error !== null && !isReading && <ErrorState error={error} retry={start} />;
  if (catalogue)
    return (
      <UnseenLists {...figures} catalogue={catalogue} ofMany={businessId === null}>
        {!isReading && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {translate('figures.unseen.readAt', {
              smart_count: catalogue.products.length,
              read: format(catalogue.products.length),
              time: formatDate(new Date(catalogue.at), 'time'),
            })}{' '}
            <Button size="small" onClick={start} sx={{ '@media print': { display: 'none' } }}>
              {translate('figures.unseen.readAgain')}
            </Button>
          </Typography>
        )}
        {reading}
        {failed}
      </UnseenLists>
    );
  return (
    <Panel
      title={translate('figures.unseen.title')}
      note={translate('figures.unseen.note', { days: NEW_DAYS })}
    >
      {reading || failed || (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
          <Button variant="outlined" onClick={start}>
            {translate('figures.unseen.start')}
          </Button>
          <Typography variant="body2" color="textSecondary">
            {translate('figures.unseen.cost', { most: format(CATALOGUE_AT_MOST) })}
          </Typography>
        </Box>
      )}
    </Panel>
  );
};
