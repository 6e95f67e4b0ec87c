import { describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '@/domain/fileLimits.ts';
import { attachmentPath, attachmentProblem, safeFileName } from './attachment.ts';

describe('attachmentProblem', () => {
  it.each([
    [{ type: 'application/pdf', size: 10 }, 0, null],
    [{ type: 'image/svg+xml', size: 10 }, 0, 'type'],
    [{ type: '', size: 10 }, 0, 'type'],
    [{ type: 'image/png', size: 0 }, 0, 'empty'],
    [{ type: 'image/png', size: MAX_FILE_BYTES }, 9, null],
    [{ type: 'image/png', size: MAX_FILE_BYTES + 1 }, 0, null],
    [{ type: 'image/png', size: 101 * 1024 * 1024 }, 0, 'size'],
    [{ type: 'text/plain', size: MAX_FILE_BYTES + 1 }, 0, 'size'],
    [{ type: 'image/png', size: 10 }, 10, 'count'],
  ])('%j beside %i others: %s', (file, others, problem) => {
    expect(attachmentProblem(file, others)).toBe(problem);
  });
});

describe('safeFileName', () => {
  it.each([
    ['contract.pdf', 'contract.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a/b\\c?.png', 'a_b_c_.png'],
    ['Überblick 1.pdf', 'Überblick 1.pdf'],
    ['...', 'file'],
    ['\u202Egnp.exe', '_gnp.exe'],
  ])('%s becomes %s', (name, safe) => {
    expect(safeFileName(name)).toBe(safe);
  });

  it('keeps the ending of a long name', () => {
    const safe = safeFileName(`${'x'.repeat(300)}.pdf`);
    expect(safe).toHaveLength(100);
    expect(safe.endsWith('.pdf')).toBe(true);
  });
});

describe('attachmentPath', () => {
  it('lies in the folder of the own business', () => {
    expect(attachmentPath('b1', 'q1', 'x/y.pdf', 2)).toBe('business/b1/requests/q1/2-x_y.pdf');
  });
});
