import Add from '@mui/icons-material/AddBoxOutlined';
import Analytics from '@mui/icons-material/BarChartOutlined';
import Requests from '@mui/icons-material/DraftsOutlined';
import Reports from '@mui/icons-material/FlagOutlined';
import Users from '@mui/icons-material/GroupOutlined';
import Dashboard from '@mui/icons-material/HomeOutlined';
import UserAnalytics from '@mui/icons-material/InsightsOutlined';
import Products from '@mui/icons-material/Inventory2Outlined';
import Merge from '@mui/icons-material/MergeOutlined';
import Profile from '@mui/icons-material/PersonOutlined';
import Giveaways from '@mui/icons-material/RedeemOutlined';
import Shopify from '@mui/icons-material/ShoppingBagOutlined';
import Business from '@mui/icons-material/StorefrontOutlined';
import Wix from '@mui/icons-material/WebOutlined';
import type { ComponentType } from 'react';
import type { NavigationIcon } from '@/routes/navigation.ts';

/** The navigation's icons by name. */
export const NAVIGATION_ICONS: Record<NavigationIcon, ComponentType> = {
  dashboard: Dashboard,
  add: Add,
  products: Products,
  analytics: Analytics,
  profile: Profile,
  userAnalytics: UserAnalytics,
  shopify: Shopify,
  wix: Wix,
  business: Business,
  merge: Merge,
  users: Users,
  giveaways: Giveaways,
  reports: Reports,
  requests: Requests,
};
