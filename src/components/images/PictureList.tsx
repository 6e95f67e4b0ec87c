import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ProductImage } from '@/domain/schemas/product.ts';
import { PictureTile } from './PictureTile.tsx';
import { useDragText } from './useDragText.ts';

/** The pictures in their order; the first is the main one. */
export const PictureList = (props: {
  pictures: readonly ProductImage[];
  onChange: (pictures: ProductImage[]) => void;
  onRemoved: (picture: ProductImage, index: number) => void;
}) => {
  const { pictures, onChange, onRemoved } = props;
  const translate = useTranslate();
  const ids = pictures.map(({ id }) => id);
  const accessibility = useDragText(ids);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && from !== to) onChange(arrayMove([...pictures], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  if (pictures.length === 0) return null;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragEnd={onDragEnd}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Box
          component="ul"
          aria-label={translate('images.list')}
          sx={{
            listStyle: 'none',
            m: 0,
            mb: 2,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
          }}
        >
          {pictures.map((picture, index) => (
            <PictureTile
              key={picture.id}
              picture={picture}
              number={index + 1}
              total={pictures.length}
              onMakeMain={() => move(index, 0)}
              onAlt={(id, alt) =>
                onChange(pictures.map(other => (other.id === id ? { ...other, alt } : other)))
              }
              onRemove={id => {
                onChange(pictures.filter(other => other.id !== id));
                onRemoved(picture, index);
              }}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};
