import { PageLoader } from './PageLoader.tsx';
import { useStillOffline } from './useStillOffline.ts';

/** The spinner in a page of the console; offline it says that what was asked for comes by itself. */
export const InPageLoader = () => <PageLoader inPage isMissing={useStillOffline()} />;
