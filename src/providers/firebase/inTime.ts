/** What comes in time. @throws what it throws; Error with `late` where it takes longer, in milliseconds. */
export const inTime = async <T>(work: Promise<T>, longest: number, late: string): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(late)), longest);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
