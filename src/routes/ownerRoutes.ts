import { type ConsoleRoute, route, routeWithCoreWords } from './consoleRoute.ts';

/** The pages of business owners (specification, section 2). */
export const ownerRoutes: readonly ConsoleRoute[] = [
  route('/', () => import('@/custom-pages/dashboard/OwnerDashboard.tsx')),
  routeWithCoreWords('/all-products', () => import('@/resources/products/ProductList.tsx')),
  route('/add-product', () => import('@/resources/products/ProductCreate.tsx')),
  route('/view-product/:productId', () => import('@/resources/products/ProductShow.tsx')),
  route('/edit-product/:productId', () => import('@/resources/products/ProductEdit.tsx')),
  route('/profile', () => import('@/custom-pages/profile/ProfilePage.tsx')),
  route('/edit-profile', () => import('@/custom-pages/profile/EditProfilePage.tsx')),
  route('/shopify/add-product', () => import('@/custom-pages/import/ShopifyImportPage.tsx')),
  route('/wix/add-product', () => import('@/custom-pages/import/WixImportPage.tsx')),
  route('/compare/:productId', () => import('@/custom-pages/compare/ComparePage.tsx')),
  route('/products-analytics', () => import('@/custom-pages/analytics/ProductAnalyticsPage.tsx')),
  route('/user-analytics', () => import('@/custom-pages/analytics/UserAnalyticsPage.tsx')),
  route('/submitted-requests', () => import('@/resources/requests/RequestList.tsx')),
];
