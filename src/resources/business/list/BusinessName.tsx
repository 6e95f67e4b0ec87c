import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Business } from '@/domain/schemas/business.ts';
import { paths } from '@/routes/paths.ts';

/** A business's image, name and address; the name leads to its page. */
export const BusinessName = ({ business }: { business: Business }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 200 }}>
    <Thumbnail address={business.userImg} alt="" />
    <Box sx={{ minWidth: 0 }}>
      <MuiLink
        component={Link}
        to={paths.viewBusiness(business.id)}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {business.businessName || business.id}
      </MuiLink>
      <Typography variant="caption" color="textSecondary" noWrap component="div">
        {business.businessEmail}
      </Typography>
    </Box>
  </Box>
);
