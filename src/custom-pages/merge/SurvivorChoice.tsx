import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useDateFormat } from '@/components/format/useFormat.ts';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import { Panel } from '@/components/Panel.tsx';
import { maySurvive } from '@/domain/merge/suggestSurvivor.ts';
import { isHiddenWithBusiness } from '@/domain/product/followsBusiness.ts';
import type { Product } from '@/domain/schemas/product.ts';

/** Which of the products survives; the others can be taken out of the merge. */
export const SurvivorChoice = (props: {
  products: readonly Product[];
  survivorId: string;
  onChoose: (id: string) => void;
  onRemove: (id: string) => void;
}) => {
  const { products, survivorId, onChoose, onRemove } = props;
  const translate = useTranslate();
  const formatDate = useDateFormat();
  const id = useId();
  return (
    <Panel title={translate('merge.edit.survivor')} note={translate('merge.edit.survivorHelp')}>
      <RadioGroup
        aria-label={translate('merge.edit.survivor')}
        value={survivorId}
        onChange={(_, value) => onChoose(value)}
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {products.map(product => (
          <Paper
            key={product.id}
            variant="outlined"
            sx={{
              p: 1.5,
              display: 'flex',
              gap: 1,
              alignItems: 'flex-start',
              borderColor: product.id === survivorId ? 'primary.main' : 'divider',
            }}
          >
            <Radio
              value={product.id}
              disabled={!maySurvive(product, products)}
              size="small"
              slotProps={{ input: { id: `${id}${product.id}` } }}
              sx={{ p: 0.5 }}
            />
            <Thumbnail address={product.images[0]?.thumbnailUrl ?? product.images[0]?.url} alt="" />
            <Box
              component="label"
              htmlFor={`${id}${product.id}`}
              sx={{ flexGrow: 1, minWidth: 0, cursor: 'pointer' }}
            >
              <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                {product.title}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {product.businessName} · {formatDate(product.createdAt)}
              </Typography>
              {isHiddenWithBusiness(product) && (
                <Typography variant="body2" color="textSecondary">
                  {translate('products.hiddenWithBusiness')}
                  {maySurvive(product, products) ? '' : ` · ${translate('merge.edit.standsBack')}`}
                </Typography>
              )}
            </Box>
            {products.length > 2 && (
              <IconButton
                size="small"
                aria-label={translate('merge.pick.remove', { title: product.title })}
                onClick={() => onRemove(product.id)}
              >
                <Close fontSize="small" />
              </IconButton>
            )}
          </Paper>
        ))}
      </RadioGroup>
    </Panel>
  );
};
