import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { CheckedProduct } from '@/domain/channels/checkedProduct.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

/** A product that does not keep a rule: what was measured, and the way to its form. */
export const ProductRow = (props: {
  product: CheckedProduct;
  measured: ReactNode;
  /** Where it can be selected: whether it is. */
  selected?: boolean;
  onSelect?: () => void;
  onOpen: () => void;
}) => {
  const { product, measured, selected = false, onSelect, onOpen } = props;
  const { id, title, businessId, image } = product;
  const { role } = useAuth().actor;
  const translate = useTranslate();
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 0.75,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      {onSelect && (
        <Checkbox
          size="small"
          checked={selected}
          onChange={onSelect}
          slotProps={{ input: { 'aria-label': translate('channels.selectOne', { name: title }) } }}
          sx={{ m: -0.5 }}
        />
      )}
      <Thumbnail address={image} alt="" />
      <Box
        sx={{
          flexGrow: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          columnGap: 2,
          alignItems: { sm: 'center' },
          justifyContent: 'space-between',
        }}
      >
        <Link
          component={RouterLink}
          to={paths.editProduct(role, id, businessId)}
          onClick={onOpen}
          color="textPrimary"
          sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}
        >
          {title}
        </Link>
        <Typography
          variant="body2"
          color="textSecondary"
          component="span"
          sx={{ overflowWrap: 'anywhere', textAlign: { sm: 'end' }, maxWidth: { sm: '50%' } }}
        >
          {measured}
        </Typography>
      </Box>
    </Box>
  );
};
