import type { Role } from '@/domain/access/roles.ts';
import {
  type PageComponent,
  page,
  pageWithAllMessages,
  pageWithRareMessages,
} from '@/routes/pageComponent.ts';
import type { CustomPath } from '@/routes/pages.ts';

const ownerDashboard = page(() => import('@/custom-pages/dashboard/OwnerDashboard.tsx'));
const adminDashboard = page(() => import('@/custom-pages/dashboard/AdminDashboard.tsx'));
const shopifyImport = pageWithRareMessages(
  () => import('@/custom-pages/import/ShopifyImportPage.tsx'),
);
const mergePage = pageWithRareMessages(() => import('@/custom-pages/merge/MergePage.tsx'));
const channelsPage = pageWithRareMessages(() => import('@/custom-pages/channels/ChannelsPage.tsx'));
const spellingPage = pageWithRareMessages(() => import('@/custom-pages/spelling/SpellingPage.tsx'));
const pointInTime = pageWithRareMessages(
  () => import('@/custom-pages/history/PointInTimePage.tsx'),
);
const weeklyReport = pageWithRareMessages(
  () => import('@/custom-pages/analytics/weekly/WeeklyReportPage.tsx'),
);
const wixImport = pageWithRareMessages(() => import('@/custom-pages/import/WixImportPage.tsx'));

/** The first page of each role. */
export const DASHBOARDS: Readonly<Record<Role, PageComponent>> = {
  owner: ownerDashboard,
  superAdmin: adminDashboard,
  support: adminDashboard,
};

/** The pages that are no view of a resource, by address; the first page differs by role. */
export const CUSTOM_PAGES: Readonly<Record<Exclude<CustomPath, '/'>, PageComponent>> = {
  '/business/:businessId/add-product': page(() => import('@/resources/products/ProductCreate.tsx')),
  '/business/:businessId/shopify/add-product': shopifyImport,
  '/business/:businessId/wix/add-product': wixImport,
  '/shopify/add-product': shopifyImport,
  '/wix/add-product': wixImport,
  '/compare/:productId': pageWithRareMessages(
    () => import('@/custom-pages/compare/ComparePage.tsx'),
  ),
  '/merge-products': mergePage,
  '/duplicate-products': mergePage,
  '/channel-readiness': channelsPage,
  '/business/:businessId/channel-readiness': channelsPage,
  '/spellings': spellingPage,
  '/business/:businessId/spellings': spellingPage,
  '/planned-sales': page(() => import('@/custom-pages/sales/SalesPage.tsx')),
  '/take-back': pageWithRareMessages(() => import('@/custom-pages/history/TakeBackPage.tsx')),
  '/point-in-time': pointInTime,
  '/business/:businessId/point-in-time': pointInTime,
  '/products-analytics': pageWithRareMessages(
    () => import('@/custom-pages/analytics/ProductAnalyticsPage.tsx'),
  ),
  '/weekly-report': weeklyReport,
  '/business/:businessId/weekly-report': weeklyReport,
  '/business-ranking': pageWithRareMessages(
    () => import('@/custom-pages/analytics/BusinessRankingPage.tsx'),
  ),
  '/system': pageWithAllMessages(() => import('@/custom-pages/system/SystemPage.tsx')),
  '/user-analytics': pageWithRareMessages(
    () => import('@/custom-pages/analytics/UserAnalyticsPage.tsx'),
  ),
  '/business/:businessId/business-analytics': pageWithRareMessages(
    () => import('@/custom-pages/analytics/BusinessAnalyticsPage.tsx'),
  ),
  '/profile': page(() => import('@/custom-pages/profile/ProfilePage.tsx')),
  '/edit-profile': page(() => import('@/custom-pages/profile/EditProfilePage.tsx')),
};
