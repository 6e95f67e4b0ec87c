import { Navigate } from 'react-router';
import { paths } from '@/routes/paths.ts';

/** What has no page, or none for the role, leads to /not-found. */
export const CatchAll = () => <Navigate to={paths.notFound()} replace />;
