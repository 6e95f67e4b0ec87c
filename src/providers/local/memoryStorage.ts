/** A `Storage` that forgets with the page, for where the browser refuses to keep anything. */
export const createMemoryStorage = (): Storage => {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: key => items.get(key) ?? null,
    key: index => [...items.keys()][index] ?? null,
    removeItem: key => void items.delete(key),
    setItem: (key, value) => void items.set(key, String(value)),
  };
};

/** @returns the browser's storage of that kind, or one in memory where it is refused. */
export const webStorage = (kind: 'localStorage' | 'sessionStorage'): Storage => {
  try {
    const storage = globalThis[kind];
    storage.setItem('back-office.probe', '1');
    storage.removeItem('back-office.probe');
    return storage;
  } catch {
    return createMemoryStorage();
  }
};
