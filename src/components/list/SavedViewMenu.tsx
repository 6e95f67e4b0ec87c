import MoreVert from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { SavedView } from '@/domain/schemas/savedView.ts';
import { ConfirmDialog } from '../actions/ConfirmDialog.tsx';
import { RenameView } from './RenameView.tsx';
import type { ListState } from './savedView.ts';
import type { SavedViews } from './useSavedViews.ts';

type Asked = 'rename' | 'update' | 'remove';

/** What can be done with one saved view. */
export const SavedViewMenu = (props: { view: SavedView; state: ListState; saved: SavedViews }) => {
  const { view, state, saved } = props;
  const { name } = view;
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const shared = Boolean(view.sharedWith);
  const isDefault = saved.opens?.id === view.id;
  const done = () => setAsked(null);
  const item = (words: string, act: () => void) => (
    <MenuItem
      key={words}
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {translate(words)}
    </MenuItem>
  );
  const update = () => void saved.update(view, state);
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('views.change', { name })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {item(isDefault ? 'views.endDefault' : 'views.makeDefault', () => {
          void saved.open(isDefault ? null : view);
        })}
        {saved.mayChange(view) && [
          item('views.rename', () => setAsked('rename')),
          item('views.update', shared ? () => setAsked('update') : update),
        ]}
        {saved.mayShare &&
          saved.isOwn(view) &&
          item(shared ? 'views.unshare' : 'views.share', () => {
            void saved.share(view, shared ? null : 'administrators');
          })}
        {saved.mayChange(view) && item('views.remove', () => setAsked('remove'))}
      </Menu>
      {asked === 'rename' && (
        <RenameView view={view} onRename={next => saved.rename(view, next)} onClose={done} />
      )}
      {asked === 'update' && (
        <ConfirmDialog
          title={translate('views.updateTitle', { name })}
          body={translate('views.updateBody')}
          confirmLabel={translate('views.updateConfirm')}
          onConfirm={update}
          onClose={done}
        />
      )}
      {asked === 'remove' && (
        <ConfirmDialog
          title={translate('views.removeTitle', { name })}
          body={translate(shared ? 'views.removeShared' : 'views.removeBody')}
          confirmLabel={translate('views.removeConfirm')}
          onConfirm={() => void saved.remove(view)}
          onClose={done}
        />
      )}
    </>
  );
};
