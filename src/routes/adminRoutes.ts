import { type ConsoleRoute, route, routeWithCoreWords } from './consoleRoute.ts';

/** The pages of super administrators (specification, section 2). */
export const adminRoutes: readonly ConsoleRoute[] = [
  route('/', () => import('@/custom-pages/dashboard/AdminDashboard.tsx')),
  route('/all-business', () => import('@/resources/business/BusinessList.tsx')),
  route('/business/add-business', () => import('@/resources/business/BusinessCreate.tsx')),
  route(
    '/business/:businessId/edit-business',
    () => import('@/resources/business/BusinessEdit.tsx'),
  ),
  route(
    '/business/:businessId/view-business',
    () => import('@/resources/business/BusinessShow.tsx'),
  ),
  routeWithCoreWords('/all-products', () => import('@/resources/products/ProductList.tsx')),
  route(
    '/business/:businessId/add-product',
    () => import('@/resources/products/ProductCreate.tsx'),
  ),
  route('/product/:productId/view-product', () => import('@/resources/products/ProductShow.tsx')),
  route(
    '/product/:productId/business/:businessId/edit-product',
    () => import('@/resources/products/ProductEdit.tsx'),
  ),
  route(
    '/business/:businessId/shopify/add-product',
    () => import('@/custom-pages/import/ShopifyImportPage.tsx'),
  ),
  route(
    '/business/:businessId/wix/add-product',
    () => import('@/custom-pages/import/WixImportPage.tsx'),
  ),
  route('/compare/:productId', () => import('@/custom-pages/compare/ComparePage.tsx')),
  route('/merge-products', () => import('@/custom-pages/merge/MergePage.tsx')),
  route('/products-analytics', () => import('@/custom-pages/analytics/ProductAnalyticsPage.tsx')),
  route(
    '/business/:businessId/business-analytics',
    () => import('@/custom-pages/analytics/BusinessAnalyticsPage.tsx'),
  ),
  route('/users', () => import('@/resources/users/UserList.tsx')),
  route('/users/:userId/view-user', () => import('@/resources/users/UserShow.tsx')),
  route('/giveaways', () => import('@/resources/giveaways/GiveawayList.tsx')),
  route('/giveaways/:giveawayId', () => import('@/resources/giveaways/GiveawayShow.tsx')),
  route('/reports', () => import('@/resources/reports/ReportList.tsx')),
  route('/submitted-requests', () => import('@/resources/requests/RequestList.tsx')),
  route('/recent-changes', () => import('@/resources/audit/AuditList.tsx')),
];
