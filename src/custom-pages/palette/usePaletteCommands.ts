import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { runShortcut } from '@/components/shortcuts/useShortcut.ts';
import { can } from '@/domain/access/can.ts';
import { useSignOut } from '@/layout/useSignOut.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { NAVIGATION } from '@/routes/navigation.ts';
import { paths } from '@/routes/paths.ts';
import type { PaletteItem } from './paletteItem.ts';

const SCHEMES = ['light', 'dark', 'system'] as const;

/** The pages and actions of the role. */
export const usePaletteCommands = (): PaletteItem[] => {
  const { actor } = useAuth();
  const signOut = useSignOut();
  const { setMode } = useColorScheme();
  const translate = useTranslate();
  const page = (href: string, label: string, keywords?: string): PaletteItem => ({
    id: `page ${href}`,
    group: 'pages',
    label,
    keywords,
    act: { kind: 'open', href },
  });
  const pages = NAVIGATION[actor.role].map(({ to, label }) =>
    page(to, translate(`shell.nav.${label}`)),
  );
  if (actor.role === 'owner')
    pages.push(
      page(paths.submittedRequests(), translate('shell.nav.submittedRequests')),
      page(
        paths.duplicateProducts(),
        translate('palette.action.duplicates'),
        translate('palette.keywords.duplicates'),
      ),
      page(
        paths.channelReadiness(),
        translate('palette.action.channels'),
        translate('palette.keywords.channels'),
      ),
      page(
        paths.spellings(),
        translate('palette.action.spellings'),
        translate('palette.keywords.spellings'),
      ),
    );
  pages.push(
    page(
      paths.plannedSales(),
      translate('sales.title'),
      translate('palette.keywords.plannedSales'),
    ),
    page(
      paths.recentChanges(),
      translate('palette.action.recentChanges'),
      translate('palette.keywords.recentChanges'),
    ),
  );
  if (actor.role !== 'owner')
    pages.push(page(paths.businessRanking(), translate('business.ranking')));
  if (can(actor, 'create', 'business') && actor.role !== 'owner')
    pages.push(
      page(
        paths.system(),
        translate('palette.action.systemPage'),
        translate('palette.keywords.systemPage'),
      ),
    );
  const run = (id: string, label: string, keywords: string, act: () => void): PaletteItem => ({
    id,
    group: 'actions',
    label,
    keywords,
    act: { kind: 'run', run: act },
  });
  const actions = SCHEMES.map(scheme =>
    run(
      `scheme ${scheme}`,
      translate(`palette.action.${scheme}`),
      translate('palette.keywords.colours'),
      () => setMode(scheme),
    ),
  );
  if (can(actor, 'create', 'business'))
    actions.unshift({
      id: 'add business',
      group: 'actions',
      label: translate('palette.action.addBusiness'),
      act: { kind: 'open', href: paths.addBusiness() },
    });
  actions.push(
    run(
      'shortcuts',
      translate('palette.action.shortcuts'),
      translate('palette.keywords.shortcuts'),
      () => runShortcut('help'),
    ),
    run(
      'sign out',
      translate('palette.action.signOut'),
      translate('palette.keywords.signOut'),
      signOut,
    ),
  );
  return [...pages, ...actions];
};
