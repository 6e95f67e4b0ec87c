/** How many toasts are shown at once, and for how many milliseconds. */
export const TOAST_LIMIT = 20;
export const DEFAULT_DURATION = 4000;
export const SUCCESS_DURATION = 2000;

/** What a notification asks of its toast. */
export interface ToastRequest {
  type: 'success' | 'info' | 'warning' | 'error';
  /** Whether it can be undone, or opens what it tells of. */
  hasAct: boolean;
  /** What the caller wants; null keeps it until dismissed. */
  duration?: number | null;
}

/**
 * How long a toast stays: two seconds where it tells success. One with Undo or a link stays longer,
 * also when it tells success: in two seconds nobody reads it, decides and reaches its button (WCAG 2.2.1).
 */
export const toastDuration = ({ type, hasAct, duration }: ToastRequest): number => {
  if (duration === null) return Number.POSITIVE_INFINITY;
  if (duration !== undefined) return duration;
  return type === 'success' && !hasAct ? SUCCESS_DURATION : DEFAULT_DURATION;
};

/**
 * What a notification has in common with those that say the same, which it takes the place of: a
 * word, a warning or an error. What succeeded twice is told twice, and each Undo is its own: null.
 */
export const sameToast = ({ type, hasAct }: ToastRequest, text: unknown): string | null =>
  type !== 'success' && !hasAct && typeof text === 'string' ? `${type} ${text}` : null;

/** The oldest of the shown toasts that have to go so that at most twenty stay. */
export const surplusToasts = (newestFirst: readonly string[]): readonly string[] =>
  newestFirst.slice(TOAST_LIMIT);
