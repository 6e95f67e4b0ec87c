import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** What a product lacks, as a list under its heading. */
export const Lacks = ({ title, lacks }: { title: string; lacks: readonly string[] }) => (
  <>
    <Typography variant="subtitle2" component="h3">
      {title}
    </Typography>
    <Box component="ul" sx={{ my: 0.5, pl: 2.5 }}>
      {lacks.map(lack => (
        <Typography key={lack} component="li" variant="body2">
          {lack}
        </Typography>
      ))}
    </Box>
  </>
);
