import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import Close from '@mui/icons-material/Close';
import DragIndicator from '@mui/icons-material/DragIndicator';
import StarOutline from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'ra-core';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { TilePicture } from './TilePicture.tsx';

const onPicture = {
  width: 36,
  height: 36,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { bgcolor: 'background.paper', borderColor: 'text.secondary' },
} as const;

/** What can be done with a picture of the list. */
export interface PictureActions {
  onAlt: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
  onMakeMain: (id: string) => void;
}

/** One picture: drag it by mouse, long touch or its handle, describe it, take it away. */
export const PictureTile = (
  props: { picture: ProductImage; number: number; total: number } & PictureActions,
) => {
  const { picture, number, total, onAlt, onRemove, onMakeMain } = props;
  const translate = useTranslate();
  const sortable = useSortable({ id: picture.id });
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = sortable;
  const problem = textProblem(picture.alt, MAX_LENGTH.line);
  const label = (key: string) => translate(`images.${key}`, { number });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{
        transform: CSS.Transform.toString(sortable.transform),
        transition: sortable.transition,
      }}
      sx={{ minWidth: 0, position: 'relative', zIndex: isDragging ? 2 : 'auto' }}
    >
      <Box
        {...listeners}
        sx={{
          position: 'relative',
          aspectRatio: '1',
          borderRadius: 1,
          overflow: 'hidden',
          border: 1,
          borderColor: isDragging ? 'primary.main' : 'divider',
          bgcolor: 'action.hover',
          cursor: isDragging ? 'grabbing' : 'grab',
          boxShadow: isDragging ? 6 : 0,
        }}
      >
        <TilePicture picture={picture} alt={picture.alt || label('picture')} />
        {number === 1 && (
          <Chip
            size="small"
            color="primary"
            label={translate('images.main')}
            sx={{ position: 'absolute', left: 6, bottom: 6 }}
          />
        )}
      </Box>
      {total > 1 && (
        <Box sx={{ position: 'absolute', top: 6, left: 6 }}>
          <Tooltip title={label('move')}>
            <IconButton
              ref={setActivatorNodeRef}
              {...attributes}
              {...listeners}
              aria-label={label('move')}
              sx={{ ...onPicture, touchAction: 'none', cursor: 'grab' }}
            >
              <DragIndicator fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      )}
      <Box sx={{ position: 'absolute', top: 6, right: 6, display: 'flex', gap: 0.5 }}>
        {number > 1 && (
          <Tooltip title={label('makeMain')}>
            <IconButton
              aria-label={label('makeMain')}
              onClick={() => onMakeMain(picture.id)}
              sx={onPicture}
            >
              <StarOutline fontSize="small" />
            </IconButton>
          </Tooltip>
        )}
        <Tooltip title={label('remove')}>
          <IconButton
            aria-label={label('remove')}
            onClick={() => onRemove(picture.id)}
            sx={onPicture}
          >
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <TextField
        fullWidth
        margin="dense"
        value={picture.alt}
        placeholder={translate('images.altShort')}
        onChange={event => onAlt(picture.id, event.target.value)}
        error={problem !== null}
        helperText={problem && translate(problem)}
        slotProps={{ htmlInput: { 'aria-label': label('alt') } }}
      />
    </Box>
  );
};
