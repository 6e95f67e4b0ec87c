import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { loadBackEnd } from './app/loadBackEnd.ts';
import { PageMissing } from './components/states/PageMissing.tsx';
import { readConfiguration } from './config.ts';
import { initI18n } from './i18n/messages.ts';
import { PageLoader } from './layout/PageLoader.tsx';
import { AuthProvider } from './providers/AuthContext.tsx';
import { AppTheme } from './theme/AppTheme.tsx';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no element "root"');
const read = readConfiguration(import.meta.env);
const errorReportUrl = read.ok ? read.configuration.errorReportUrl : null;
const reports = errorReportUrl
  ? import('./app/errorReports.ts').then(
      ({ startErrorReports }) => startErrorReports(errorReportUrl),
      () => null,
    )
  : null;
const root = createRoot(
  container,
  reports
    ? {
        onCaughtError: error => {
          console.error(error);
          void reports.then(report => report?.(error, 'page'));
        },
      }
    : undefined,
);

const start = async () => {
  if (!read.ok) {
    const { ConfigurationPage } = await import(
      './custom-pages/configuration/ConfigurationPage.tsx'
    );
    return <ConfigurationPage missing={read.missing} />;
  }
  const { configuration } = read;
  return (
    <AuthProvider backEnd={await loadBackEnd(configuration)} configuration={configuration}>
      <App />
    </AuthProvider>
  );
};

const startInLanguage = async () => {
  await initI18n();
  root.render(
    <AppTheme>
      <PageLoader />
    </AppTheme>,
  );
  return start();
};

startInLanguage().then(
  page => root.render(<AppTheme>{page}</AppTheme>),
  error => {
    console.error(error);
    root.render(
      <AppTheme>
        <PageMissing error={error} retry={() => window.location.reload()} />
      </AppTheme>,
    );
  },
);
