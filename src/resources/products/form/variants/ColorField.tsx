import Box from '@mui/material/Box';

/** What the browser's colour field shows where no colour is chosen. */
const NO_COLOR = '#ffffff';

const isHex = (value: string | null): value is string => /^#[\da-f]{6}$/i.test(value ?? '');

/** Chooses the colour that stands for an option's value. */
export const ColorField = (props: {
  label: string;
  value: string | null;
  onChange: (color: string) => void;
}) => (
  <Box
    component="input"
    type="color"
    aria-label={props.label}
    title={props.label}
    value={isHex(props.value) ? props.value : NO_COLOR}
    onChange={event => props.onChange(event.currentTarget.value)}
    sx={{
      width: 40,
      height: 40,
      flexShrink: 0,
      p: 0.5,
      border: 1,
      borderColor: 'divider',
      borderStyle: props.value ? 'solid' : 'dashed',
      borderRadius: 1,
      bgcolor: 'transparent',
      cursor: 'pointer',
    }}
  />
);
