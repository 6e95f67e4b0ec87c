import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import type { SavedView } from '@/domain/schemas/savedView.ts';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { showsView, viewSearch } from './savedView.ts';
import { useSavedViews } from './useSavedViews.ts';

const Views = (props: {
  resource: ResourceName;
  columns: readonly string[];
  onClose: () => void;
}) => {
  const { resource, columns, onClose } = props;
  const { filterValues, sort, perPage } = useListContext();
  const { views, isPending, save, remove } = useSavedViews(resource, true);
  const translate = useTranslate();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState<SavedView | null>(null);
  const problem = textProblem(name, MAX_LENGTH.name);
  const state = { filter: filterValues, sort, perPage, columns: [...columns] };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || problem || busy) return;
    setBusy(true);
    if (await save(name.trim(), state)) setName('');
    setBusy(false);
  };
  return (
    <Box sx={{ p: 1.5, width: 300 }}>
      {!isPending && views.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {translate('common.views.none')}
        </Typography>
      )}
      {views.map(view => (
        <Box key={view.id} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            color={showsView(state, view) ? 'primary' : 'inherit'}
            aria-current={showsView(state, view)}
            sx={{ flexGrow: 1, justifyContent: 'flex-start', overflow: 'hidden' }}
            onClick={() => {
              navigate({ search: viewSearch(view) });
              onClose();
            }}
          >
            <Typography component="span" noWrap variant="body2" sx={{ fontWeight: 'inherit' }}>
              {view.name}
            </Typography>
          </Button>
          <IconButton
            size="small"
            aria-label={translate('common.views.remove', { name: view.name })}
            onClick={() => setRemoving(view)}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {removing && (
        <ConfirmDialog
          title={translate('common.views.removeTitle', { name: removing.name })}
          body={translate('common.views.removeBody')}
          confirmLabel={translate('common.views.removeConfirm')}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(null)}
        />
      )}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <TextField
          label={translate('common.views.name')}
          value={name}
          onChange={event => setName(event.target.value)}
          error={problem !== null}
          helperText={problem && translate(problem)}
          fullWidth
        />
        <Button type="submit" variant="outlined" loading={busy} disabled={!name.trim()}>
          {translate('common.save')}
        </Button>
      </Box>
    </Box>
  );
};

/** The popover of a person's views of a list. */
const SavedViewsPopover = (props: {
  anchor: HTMLElement;
  resource: ResourceName;
  columns: readonly string[];
  onClose: () => void;
}) => {
  const { anchor, onClose, resource, columns } = props;
  const translate = useTranslate();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('common.views.title') } }}
    >
      <Views resource={resource} columns={columns} onClose={onClose} />
    </Popover>
  );
};

export default SavedViewsPopover;
