/**
 * Milliseconds of processor time since `start` (`process.cpuUsage()`): unlike the clock it hardly
 * depends on what else runs on the machine.
 */
export const cpuMilliseconds = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
};
