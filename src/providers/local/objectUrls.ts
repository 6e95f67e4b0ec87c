/** Most files that are kept ready to be shown. */
const MOST = 500;

/** Addresses under which the browser shows stored files; the ones not used for longest are freed. */
export const createObjectUrls = () => {
  const urls = new Map<string, string>();
  const forget = (path: string) => {
    const url = urls.get(path);
    if (url !== undefined) URL.revokeObjectURL(url);
    urls.delete(path);
  };
  return {
    get: (path: string) => {
      const url = urls.get(path);
      if (url === undefined) return undefined;
      urls.delete(path);
      urls.set(path, url);
      return url;
    },
    add: (path: string, content: Blob) => {
      forget(path);
      const url = URL.createObjectURL(content);
      urls.set(path, url);
      const [oldest] = urls.keys();
      if (urls.size > MOST && oldest !== undefined) forget(oldest);
      return url;
    },
    forget,
    clear: () => {
      for (const path of [...urls.keys()]) forget(path);
    },
  };
};
