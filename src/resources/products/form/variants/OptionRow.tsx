import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ProductOption } from '@/domain/schemas/product.ts';

/** Values that are shown before "and n more". */
const SHOWN = 12;

const Swatch = ({ color }: { color: string }) => (
  <Box
    component="span"
    sx={{
      width: 14,
      height: 14,
      ml: 1,
      borderRadius: '50%',
      border: 1,
      borderColor: 'divider',
      display: 'inline-block',
    }}
    style={{ backgroundColor: color }}
  />
);

/** One option with its values. */
export const OptionRow = (props: {
  option: ProductOption;
  onEdit: () => void;
  onRemove: () => void;
}) => {
  const { option, onEdit, onRemove } = props;
  const { name, values } = option;
  const translate = useTranslate();
  const word = (key: string) => translate(`products.form.option.${key}`, { name });
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography variant="subtitle2">{name}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5 }}>
          {values.slice(0, SHOWN).map(value => (
            <Chip
              key={value.name}
              size="small"
              label={value.name}
              icon={value.color ? <Swatch color={value.color} /> : undefined}
            />
          ))}
          {values.length > SHOWN && <Chip size="small" label={`+${values.length - SHOWN}`} />}
        </Box>
      </Box>
      <IconButton aria-label={word('edit')} onClick={onEdit}>
        <Edit fontSize="small" />
      </IconButton>
      <IconButton aria-label={word('remove')} onClick={onRemove}>
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  );
};
