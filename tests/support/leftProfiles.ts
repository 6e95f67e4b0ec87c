const NAME = 'console-profile-';

/** How the name of a browser profile begins that a process makes: it tells whose it is. */
export const profilePrefix = (pid: number): string => `${NAME}${pid}-`;

/**
 * The profiles among the names in a folder whose process is gone. One whose name tells no process is
 * nobody's to remove.
 */
export const leftProfiles = (
  names: readonly string[],
  isAlive: (pid: number) => boolean,
): string[] =>
  names.filter(name => {
    if (!name.startsWith(NAME)) return false;
    const [, pid] = /^(\d+)-/.exec(name.slice(NAME.length)) ?? [];
    return pid !== undefined && !isAlive(Number(pid));
  });

/** Whether a process of this machine is there, whoever's it is. */
export const isProcess = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};
