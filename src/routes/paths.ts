import type { Role } from '@/domain/access/roles.ts';
import type { Platform } from '@/domain/platforms.ts';
import { openAddress } from './listAddress.ts';

/** The parameter of the address that names the product to begin a new one from. */
export const COPY_OF = 'copyOf';

/** The parameter of the address that says that a page is about selected records alone. */
export const ONLY_SELECTED = 'selected';

/** The parameter of the address that names the business whose details a new one begins with. */
export const LIKE = 'like';

const part = (value: string) => encodeURIComponent(value);

/** Builders of every address in the console. Ids are encoded. */
export const paths = {
  dashboard: () => '/',
  login: () => '/login',
  notFound: () => '/not-found',
  allProducts: () => '/all-products',
  addProduct: () => '/add-product',
  /** The form of a new product that begins as a copy of another one of the same business. */
  duplicateProduct: (role: Role, productId: string, businessId: string) => {
    const form = role === 'owner' ? '/add-product' : `/business/${part(businessId)}/add-product`;
    return `${form}?${new URLSearchParams({ [COPY_OF]: productId })}`;
  },
  addProductFor: (businessId: string) => `/business/${part(businessId)}/add-product`,
  /** A product's page, which differs by role. */
  viewProduct: (role: Role, productId: string) =>
    role === 'owner'
      ? `/view-product/${part(productId)}`
      : `/product/${part(productId)}/view-product`,
  /** A product's form, which differs by role. */
  editProduct: (role: Role, productId: string, businessId: string) =>
    role === 'owner'
      ? `/edit-product/${part(productId)}`
      : `/product/${part(productId)}/business/${part(businessId)}/edit-product`,
  compare: (productId: string) => `/compare/${part(productId)}`,
  mergeProducts: () => '/merge-products',
  /** The merge of a product with others that are still to be picked. */
  mergeWith: (productId: string) =>
    `/merge-products?${new URLSearchParams({ products: productId })}`,
  /** The merge of these products, where the role merges. */
  mergeThese: (role: Role, productIds: readonly string[]) =>
    `${paths.duplicates(role)}?${new URLSearchParams({ products: productIds.join(',') })}`,
  /** An owner's own duplicates; from the products list and the command palette. */
  duplicateProducts: () => '/duplicate-products',
  /** Where a role finds and merges duplicates. */
  duplicates: (role: Role) => (role === 'owner' ? '/duplicate-products' : '/merge-products'),
  /** Which of the own products channels would refuse; from the products list and the palette. */
  channelReadiness: () => '/channel-readiness',
  channelReadinessFor: (businessId: string) => `/business/${part(businessId)}/channel-readiness`,
  /** What the own products write in several ways; from the products list and the palette. */
  spellings: () => '/spellings',
  spellingsFor: (businessId: string) => `/business/${part(businessId)}/spellings`,
  /** The sales that are planned and run; from the products list and the palette. */
  plannedSales: () => '/planned-sales',
  /** Several steps of the history taken back together; from the recent changes. */
  takeBack: (entryIds: readonly string[]) =>
    `/take-back?${new URLSearchParams({ steps: entryIds.join(',') })}`,
  /** The own products as they stood at a moment; from the recent changes. */
  pointInTime: () => '/point-in-time',
  pointInTimeFor: (businessId: string) => `/business/${part(businessId)}/point-in-time`,
  /** Only the products that are selected, which come with the address: see `selectionState`. */
  pointInTimeOfSelection: (role: Role, businessId: string) => {
    const page = role === 'owner' ? paths.pointInTime() : paths.pointInTimeFor(businessId);
    return `${page}?${new URLSearchParams({ [ONLY_SELECTED]: 'true' })}`;
  },
  productsAnalytics: () => '/products-analytics',
  /** Last week against the week before, to print; from the analytics. */
  weeklyReport: () => '/weekly-report',
  weeklyReportFor: (businessId: string) => `/business/${part(businessId)}/weekly-report`,
  /** Businesses by growth and decline; from the list of businesses and the palette. */
  businessRanking: () => '/business-ranking',
  /** What this build is, and whether what it stands on belongs to it. */
  system: () => '/system',
  userAnalytics: () => '/user-analytics',
  profile: () => '/profile',
  editProfile: () => '/edit-profile',
  importProducts: (platform: Platform) => `/${platform}/add-product`,
  importProductsFor: (platform: Platform, businessId: string) =>
    `/business/${part(businessId)}/${platform}/add-product`,
  allBusiness: () => '/all-business',
  addBusiness: () => '/business/add-business',
  /** The form of a new business that begins with the details of another one. */
  addBusinessLike: (businessId: string) =>
    `/business/add-business?${new URLSearchParams({ [LIKE]: businessId })}`,
  viewBusiness: (businessId: string) => `/business/${part(businessId)}/view-business`,
  editBusiness: (businessId: string) => `/business/${part(businessId)}/edit-business`,
  businessAnalytics: (businessId: string) => `/business/${part(businessId)}/business-analytics`,
  users: () => '/users',
  viewUser: (userId: string) => `/users/${part(userId)}/view-user`,
  giveaways: () => '/giveaways',
  giveaway: (giveawayId: string) => `/giveaways/${part(giveawayId)}`,
  reports: () => '/reports',
  /** The queue of reports with one of them open. */
  report: (reportId: string) => openAddress('/reports', reportId),
  submittedRequests: () => '/submitted-requests',
  /** The list of requests with one of them open. */
  request: (requestId: string) => openAddress('/submitted-requests', requestId),
  /** The audit trail of everything; for administrators and support, from the command palette. */
  recentChanges: () => '/recent-changes',
} as const;
