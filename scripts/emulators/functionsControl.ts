import { z } from 'zod';

/** Where the functions of `npm run start:emulators` listen: `host:port`. */
export const functionsAddress = (): string =>
  process.env.FUNCTIONS_EMULATOR_HOST ?? '127.0.0.1:5001';

const backendsSchema = z.object({
  backends: z.array(
    z.object({
      functionTriggers: z.array(
        z.object({ entryPoint: z.string(), schedule: z.object({}).nullish() }),
      ),
    }),
  ),
});

/** The functions that work by the clock, which is not emulated: they wait for somebody to run them. */
export const scheduledFunctions = async (address: string): Promise<string[]> => {
  const response = await fetch(`http://${address}/backends`);
  const { backends } = backendsSchema.parse(await response.json());
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  // Loaded anew, each is listed once more.
  return [...new Set(triggers.flatMap(one => (one.schedule ? one.entryPoint : [])))].sort();
};

/** Runs a function as its schedule would. @throws Error with what it failed by. */
export const runFunction = async (address: string, name: string): Promise<void> => {
  const path = `/functions/projects/any/triggers/${name}`;
  const response = await fetch(`http://${address}${path}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
};

/**
 * Runs every function that works by the clock, as a deployment would within the hour, so that *System* knows of
 * functions from the start. @returns their names.
 */
export const runScheduled = async (address: string): Promise<string[]> => {
  const names = await scheduledFunctions(address);
  await Promise.all(names.map(name => runFunction(address, name)));
  return names;
};

const put = (address: string, what: string): Promise<boolean> =>
  fetch(`http://${address}/functions/${what}BackgroundTriggers`, { method: 'PUT' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Replaces all there is, while functions, where any run, answer to nothing of it; later neither. */
export const whileFunctionsRest = async <Result>(
  address: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  const rest = await put(address, 'disable');
  try {
    return await work();
  } finally {
    if (rest && (await put(address, 'enable'))) await runScheduled(address);
  }
};
