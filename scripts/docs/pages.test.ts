import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { channelsPage } from './channelsPage.ts';
import { dataModelPage } from './dataModelPage.ts';
import { dataProtectionPage } from './dataProtectionPage.ts';
import { importReadPage } from './importReadPage.ts';
import { permissionsPage } from './permissionsPage.ts';

const committed = (name: string) =>
  readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');

describe('generated pages', () => {
  it('tell the permission table as it is', () => {
    expect(permissionsPage()).toBe(committed('permissions.md'));
  });

  it('tell what the command that reads imports prints', () => {
    expect(importReadPage()).toBe(committed('import-read.md'));
  });

  it('tell the rules of channels as they are checked', () => {
    expect(channelsPage()).toBe(committed('channels.md'));
  });

  it('tell what is stored about people', () => {
    expect(dataProtectionPage()).toBe(committed('data-protection.md'));
  });

  it('tell the schemas as they are', () => {
    expect(dataModelPage()).toBe(committed('data-model.md'));
  });
});
