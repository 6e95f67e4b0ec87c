import { useAuth } from '@/providers/AuthContext.tsx';
import { DASHBOARDS } from './customPages.ts';

/** The first page of the role. */
export const Dashboard = () => {
  const Page = DASHBOARDS[useAuth().actor.role];
  return <Page />;
};
