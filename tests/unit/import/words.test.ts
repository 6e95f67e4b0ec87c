import { describe, expect, it } from 'vitest';
import { CONNECT_CODES } from '@/domain/import/connect/connectProblem.ts';
import { ERROR_CODES, PROBLEM_CODES, WARNING_CODES } from '@/domain/import/issues.ts';
import { importText } from '@/i18n/en/import.ts';

describe('the words of the import', () => {
  it('say something about everything that can be wrong', () => {
    for (const code of [...ERROR_CODES, ...WARNING_CODES])
      expect(Object.keys(importText.issue)).toContain(code);
    for (const code of PROBLEM_CODES) expect(Object.keys(importText.problem)).toContain(code);
    for (const code of CONNECT_CODES)
      expect(Object.keys(importText.connect.problem)).toContain(code);
  });
});
