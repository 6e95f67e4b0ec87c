import {
  functionsAddress,
  runFunction,
  scheduledFunctions,
} from '../emulators/functionsControl.ts';

/**
 * Runs functions of `npm run start:emulators` that work by the clock, at once:
 *
 *   npm run functions:run [-- rollUpEvents]
 *
 * Without a name all of them. *System* says what they did.
 */
const main = async () => {
  const address = functionsAddress();
  const there = await scheduledFunctions(address).catch(() => {
    throw new Error(
      `No functions run at ${address}: npm run start:emulators runs them, and says where.`,
    );
  });
  const asked = process.argv.slice(2);
  const unknown = asked.find(name => !there.includes(name));
  if (unknown)
    throw new Error(`${unknown} does not work by the clock. Those that do: ${there.join(', ')}`);
  for (const name of asked.length > 0 ? asked : there) {
    await runFunction(address, name);
    console.info(`${name}: done`);
  }
};

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
