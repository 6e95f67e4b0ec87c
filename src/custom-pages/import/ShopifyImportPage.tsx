import { ImportPage } from './ImportPage.tsx';

/** Import from Shopify. */
const ShopifyImportPage = () => <ImportPage key="shopify" platform="shopify" />;

export default ShopifyImportPage;
