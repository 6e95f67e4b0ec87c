import { ImportPage } from './ImportPage.tsx';

/** Import from Wix. */
const WixImportPage = () => <ImportPage key="wix" platform="wix" />;

export default WixImportPage;
