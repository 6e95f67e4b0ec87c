import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { useTranslate } from 'ra-core';
import { ExportButton } from '@/components/export/ExportButton.tsx';
import { ListTabs } from '@/components/list/ListTabs.tsx';
import { ResourceList } from '@/components/list/ResourceList.tsx';
import { Notice } from '@/components/states/Notice.tsx';
import { can } from '@/domain/access/can.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { UserBulkActions } from './actions/UserBulkActions.tsx';
import { userColumns } from './list/userColumns.tsx';
import { userFacets, userTabs } from './list/userFilters.ts';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
/** All users of the catalogue. */
const UserList = () => {
  const { actor } = useAuth();
  const translate = useTranslate();
  return (
    <ResourceList<CatalogueUser>
      resource="users"
      title={translate('users.title')}
      columns={userColumns}
      facets={userFacets}
      searchLabel={translate('users.searchLabel')}
      sort={NEWEST}
      tabs={<ListTabs resource="users" label={translate('users.tabsLabel')} tabs={userTabs} />}
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
