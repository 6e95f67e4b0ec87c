import Group from '@mui/icons-material/GroupOutlined';
import Star from '@mui/icons-material/Star';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'ra-core';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ResourceName } from '@/domain/access/permissions.ts';
import { MAX_LENGTH, textProblem } from '@/domain/schemas/common.ts';
import { ErrorState } from '../states/ErrorState.tsx';
import { SavedViewMenu } from './SavedViewMenu.tsx';
import { showsView, viewSearch } from './savedView.ts';
import { MAX_VIEWS, useSavedViews } from './useSavedViews.ts';

const Said = ({ children }: { children: string }) => (
  <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
);

const Views = (props: {
  resource: ResourceName;
  columns: readonly string[];
  onClose: () => void;
}) => {
  const { resource, columns, onClose } = props;
  const { filterValues, sort, perPage } = useListContext();
  const saved = useSavedViews(resource);
  const { views, opens, isPending, error } = saved;
  const translate = useTranslate();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const problem = textProblem(name, MAX_LENGTH.name);
  const state = { filter: filterValues, sort, perPage, columns: [...columns] };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim() || problem || busy) return;
    setBusy(true);
    if (await saved.save(name.trim(), state)) setName('');
    setBusy(false);
  };
  if (error) return <ErrorState error={error} retry={() => void saved.refetch()} />;
  return (
    <Box sx={{ p: 1.5, width: 320, maxWidth: '100%' }}>
      {!isPending && views.length === 0 && <Said>{translate('views.none')}</Said>}
      {views.map(view => (
        <Box key={view.id} sx={{ display: 'flex', alignItems: 'center' }}>
          <Button
            color={showsView(state, view) ? 'primary' : 'inherit'}
            aria-current={showsView(state, view)}
            sx={{ flexGrow: 1, justifyContent: 'flex-start', overflow: 'hidden', gap: 1 }}
            onClick={() => {
              navigate({ search: viewSearch(view) });
              onClose();
            }}
          >
            <Typography component="span" noWrap variant="body2" sx={{ fontWeight: 'inherit' }}>
              {view.name}
            </Typography>
            {view.sharedWith && (
              <Group fontSize="small" color="action" titleAccess={translate('views.isShared')} />
            )}
            {opens?.id === view.id && (
              <Star fontSize="small" color="action" titleAccess={translate('views.isDefault')} />
            )}
          </Button>
          <SavedViewMenu view={view} state={state} saved={saved} />
        </Box>
      ))}
      {saved.capped && <Said>{translate('views.capped', { count: MAX_VIEWS })}</Said>}
      {!isPending && saved.ofBusiness && <Said>{translate('views.ofBusiness')}</Said>}
      <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, mt: 1 }}>
        <TextField
          label={translate('views.name')}
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
