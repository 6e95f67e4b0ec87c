import Typography from '@mui/material/Typography';

/** What somebody does at a platform to connect a shop, step by step. */
export const ConnectSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <div>
    <Typography variant="h3" component="h3">
      {title}
    </Typography>
    <Typography component="ol" variant="body2" sx={{ pl: 2.5, my: 1, overflowWrap: 'anywhere' }}>
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </Typography>
  </div>
);
