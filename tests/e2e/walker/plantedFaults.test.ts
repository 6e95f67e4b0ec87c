import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { PLANTED_FAULTS } from './plantedFaults.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

test.each(PLANTED_FAULTS)('the fault “$name” still has its place in the code', ({ patches }) => {
  const codes = new Map<string, string>();
  for (const { file, find, put } of patches) {
    const code = codes.get(file) ?? readFileSync(root + file, 'utf8');
    expect(code.split(find), `${file}: ${find}`).toHaveLength(2);
    codes.set(
      file,
      code.replace(find, () => put),
    );
  }
});
