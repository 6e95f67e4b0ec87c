import { writeFileSync } from 'node:fs';
import { channelsPage } from './channelsPage.ts';
import { dataModelPage } from './dataModelPage.ts';
import { dataProtectionPage } from './dataProtectionPage.ts';
import { importReadPage } from './importReadPage.ts';
import { permissionsPage } from './permissionsPage.ts';
import { exampleReceipt } from './verifyDraw/exampleReceipt.ts';
import { verifyDrawPage } from './verifyDraw/verifyDrawPage.ts';

writeFileSync(new URL('../../docs/permissions.md', import.meta.url), permissionsPage());
writeFileSync(new URL('../../docs/data-model.md', import.meta.url), dataModelPage());
writeFileSync(new URL('../../docs/data-protection.md', import.meta.url), dataProtectionPage());
writeFileSync(new URL('../../docs/import-read.md', import.meta.url), importReadPage());
writeFileSync(new URL('../../docs/channels.md', import.meta.url), channelsPage());
writeFileSync(new URL('../../docs/verify-draw.html', import.meta.url), await verifyDrawPage());
writeFileSync(
  new URL('../../docs/verify-draw.example.json', import.meta.url),
  `${JSON.stringify(await exampleReceipt(), null, 1)}\n`,
);
