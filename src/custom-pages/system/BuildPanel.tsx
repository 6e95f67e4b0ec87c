import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Facts } from '@/components/Facts.tsx';
import { Panel } from '@/components/Panel.tsx';
import { useCopy } from '@/components/useCopy.ts';
import { browserName } from '@/domain/errorReport/errorReport.ts';
import { HEALTH_CHECKS, type HealthFinding } from '@/domain/health/deployment.ts';
import { BUILD } from '@/lib/build.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { useFindingText } from './useFindingText.ts';

const shortCommit = (commit: string) => commit.replace(/^([0-9a-f]{12})[0-9a-f]+/, '$1');

/** Which build this is, on what, to be told to whoever mends it. */
export const BuildPanel = ({ findings }: { findings: readonly HealthFinding[] }) => {
  const translate = useTranslate();
  const words = useFindingText();
  const { configuration } = useAuth();
  const { copied, copy } = useCopy();
  const { firebase, emulators } = configuration;
  const backEnd = () => {
    if (!firebase) return translate('system.build.local');
    const { projectId: project } = firebase;
    return translate(`system.build.${emulators ? 'emulators' : 'firebase'}`, { project });
  };
  const facts = [
    { name: translate('system.build.version'), value: BUILD.version },
    {
      name: translate('system.build.commit'),
      value: BUILD.commit ? shortCommit(BUILD.commit) : translate('system.build.commitUnknown'),
    },
    { name: translate('system.build.backEnd'), value: backEnd() },
    { name: translate('system.build.browser'), value: browserName(navigator.userAgent) },
  ];
  const text = () =>
    [
      ...facts.map(({ name, value }) => `${name}: ${value}`),
      ...HEALTH_CHECKS.flatMap(check => findings.filter(one => one.check === check)).map(one => {
        const { title, said } = words(one);
        return `${title}: ${translate(`system.state.${one.state}`)}. ${said}`;
      }),
    ].join('\n');
  return (
    <Panel
      title={translate('system.build.title')}
      actions={<Button onClick={() => void copy(text())}>{translate('system.build.copy')}</Button>}
    >
      <Facts
        facts={[
          ...facts,
          {
            name: translate('system.build.licences'),
            value: (
              <MuiLink href="/licenses.txt" target="_blank" rel="noopener">
                {translate('system.build.licencesLink')}
              </MuiLink>
            ),
          },
        ]}
      />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {copied !== null && translate(`system.build.${copied ? 'copied' : 'notCopied'}`)}
      </Typography>
    </Panel>
  );
};
