import { analytics } from './analytics.ts';
import { audit } from './audit.ts';
import { business } from './business.ts';
import { claims } from './claims.ts';
import { dashboard } from './dashboard.ts';
import { exportedFields, exportText } from './export.ts';
import { forms } from './forms.ts';
import { giveaways } from './giveaways.ts';
import { images } from './images.ts';
import { mergeProblem } from './mergeProblem.ts';
import { palette } from './palette.ts';
import { productForm } from './productForm.ts';
import { productPages } from './productPages.ts';
import { profile } from './profile.ts';
import { progress } from './progress.ts';
import { reports } from './reports.ts';
import { requests } from './requests.ts';
import { sales } from './sales.ts';
import { shortcuts } from './shortcuts.ts';
import { users } from './users.ts';
import { views } from './views.ts';

/** The words of most pages; those of the first list are there before, those that few show come with them. */
export const pages = {
  palette,
  giveaways,
  users,
  reports,
  audit,
  business,
  progress,
  export: exportText,
  ...exportedFields,
  forms,
  images,
  products: { ...productPages, form: productForm },
  sales,
  shortcuts,
  requests,
  profile,
  analytics,
  claims,
  mergeProblem,
  dashboard,
  views,
};
