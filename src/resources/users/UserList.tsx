import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { useTranslate } from 'ra-core';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import type { ListTab } from '@/components/list/listTab.ts';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import { type CatalogueUser, USER_STATUSES } from '@/domain/schemas/user.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import { UserBulkActions } from './actions/UserBulkActions.tsx';
import { userColumns } from './list/userColumns.tsx';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const FACETS = [{ source: 'country', label: 'users.field.country', countries: true }];
const TABS: readonly ListTab[] = [
  { id: 'all', label: 'users.tab.all', filter: {} },
  ...USER_STATUSES.map(status => ({
    id: status,
    label: `users.tab.${status}`,
    filter: { status },
  })),
];

const nameOf = ({ name }: CatalogueUser) => name;

/** All users of the catalogue. */
const UserList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  return (
    <ResourceList<CatalogueUser>
      resource="users"
      title={translate('users.title')}
      columns={userColumns}
      facets={FACETS}
      searchLabel={translate('users.searchLabel')}
      sort={NEWEST}
      hrefOf={({ id }) => paths.viewUser(id)}
      nameOf={nameOf}
      tabs={<ListTabs resource="users" label={translate('users.tabsLabel')} tabs={TABS} />}
      empty={
        <Notice
          icon={<GroupOutlined />}
          title={translate('users.empty')}
          help={translate('users.emptyHelp')}
        />
      }
      tools={<ExportButton resource="users" />}
      bulkActions={can(actor, 'update', 'users') ? <UserBulkActions /> : undefined}
    />
  );
};

export default UserList;
