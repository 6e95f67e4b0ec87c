const KEY = 'backOffice.language';

/** @returns the language chosen in this browser before; null for none, or where nothing is kept. */
export const rememberedLanguage = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing begins with its own language every time.
    return null;
  }
};

/** Keeps the choice for the next visit, where the browser lets us. */
export const rememberLanguage = (language: string) => {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The choice then holds until the tab is closed.
  }
};

/** Calls back when another tab of this browser chooses a language. */
export const watchRememberedLanguage = (onChange: (language: string) => void) =>
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue) onChange(newValue);
  });
