import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { ProductPicker } from '@/components/products/ProductPicker.tsx';
import { MERGE_SIZE } from '@/domain/merge/mergeChoices.ts';
import { useAuth } from '@/providers/AuthContext.tsx';

interface Picked {
  id: string;
  title: string;
}

/**
 * Picks two to ten products by search.
 * @param first those that are picked already.
 */
export const PickPanel = (props: {
  first?: readonly Picked[];
  onStart: (ids: string[]) => void;
}) => {
  const { first = [], onStart } = props;
  const own = useAuth().actor.role === 'owner';
  const translate = useTranslate();
  const [picked, setPicked] = useState<readonly Picked[]>(first);
  const ids = picked.map(({ id }) => id);
  return (
    <Panel
      title={translate('merge.pick.title')}
      note={translate(own ? 'merge.pick.ownHelp' : 'merge.pick.help')}
    >
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <ProductPicker
          label={translate('merge.pick.label')}
          chosen={ids}
          own={own}
          disabled={picked.length >= MERGE_SIZE.most}
          onPick={({ id, title }) => setPicked([...picked, { id, title }])}
        />
        <Button
          variant="outlined"
          disabled={picked.length < MERGE_SIZE.fewest}
          onClick={() => onStart(ids)}
        >
          {translate('merge.pick.start')}
        </Button>
      </Box>
      {picked.length > 0 && (
        <Box
          component="ul"
          sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {picked.map(({ id, title }) => (
            <li key={id}>
              <Chip
                label={title}
                onDelete={() => setPicked(picked.filter(one => one.id !== id))}
                aria-label={translate('merge.pick.remove', { title })}
              />
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
};
