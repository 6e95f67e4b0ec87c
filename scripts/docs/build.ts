import { writeFileSync } from 'node:fs';
import { channelsPage } from './channelsPage.ts';
import { dataModelPage } from './dataModelPage.ts';
import { importReadPage } from './importReadPage.ts';
import { permissionsPage } from './permissionsPage.ts';

writeFileSync(new URL('../../docs/permissions.md', import.meta.url), permissionsPage());
writeFileSync(new URL('../../docs/data-model.md', import.meta.url), dataModelPage());
writeFileSync(new URL('../../docs/import-read.md', import.meta.url), importReadPage());
writeFileSync(new URL('../../docs/channels.md', import.meta.url), channelsPage());
