import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SETTINGS, settingsSchema } from '../tests/e2e/walker/settings.ts';

/**
 * Walks through the built console on demand:
 * `npm run walk -- --minutes 30 --seed 7 --role owner --language de --viewport phone --steps 80`,
 * or `--replay '<steps>'` for the steps that a failure printed. Builds first unless `--no-build`.
 */

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const { values } = parseArgs({
  options: {
    ...{ seed: text, role: text, language: text, viewport: text, steps: text, walks: text },
    ...{
      minutes: text,
      replay: text,
      look: text,
      budget: text,
      verbose: flag,
      'go-on': flag,
      'no-build': flag,
    },
  },
});

const numberOf = (value: string | undefined) => (value === undefined ? undefined : Number(value));

const settings = settingsSchema.safeParse({
  seed: numberOf(values.seed),
  role: values.role,
  language: values.language,
  viewport: values.viewport,
  steps: numberOf(values.steps),
  minutes: numberOf(values.minutes),
  walks: numberOf(values.walks),
  replay: values.replay === undefined ? undefined : JSON.parse(values.replay),
  look: values.look,
  budget: numberOf(values.budget),
  verbose: values.verbose || values.replay !== undefined,
  goOn: values['go-on'],
});
if (!settings.success) {
  for (const { path, message } of settings.error.issues)
    console.error(`--${path.join('.')}: ${message}`);
  process.exit(2);
}

const run = (command: string, args: string[], env: Record<string, string> = {}) => {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
};

if (!values['no-build'] || !existsSync('dist/index.html'))
  run('npx', ['vite', 'build', '--logLevel', 'warn']);
run('npm', ['run', 'e2e', '--', 'tests/e2e/walker', '--workers=1', '--reporter=list'], {
  [SETTINGS]: JSON.stringify(settings.data),
});
