import { z } from 'zod';

/** Whose eyes a walk is seen with; a visitor begins at the sign-in page. */
export const ROLES = ['owner', 'administrator', 'support', 'visitor'] as const;
export const WALKED_LANGUAGES = ['en', 'de'] as const;
export const VIEWPORTS = ['desktop', 'phone'] as const;

/** Who walks, and how long. The same walker takes the same steps on every machine. */
export const walkerSchema = z.object({
  seed: z.int().min(0),
  role: z.enum(ROLES),
  language: z.enum(WALKED_LANGUAGES),
  viewport: z.enum(VIEWPORTS),
  /** How many steps. */
  steps: z.int().min(1),
});

/** Who walks, and how long. */
export type Walker = z.infer<typeof walkerSchema>;

/** The sample account of a role; null for visitors. */
export const ACCOUNT = {
  owner: 'owner',
  administrator: 'admin',
  support: 'support',
  visitor: null,
} as const;

/** Sizes of the window, in CSS pixels. */
export const SIZES = {
  desktop: { width: 1280, height: 860 },
  phone: { width: 390, height: 844 },
} as const;

/** The locale of the browser, by which the console chooses its language. */
export const LOCALES = { en: 'en-US', de: 'de-DE' } as const;

/** Where the walkers' clocks are. */
export const TIME_ZONE = 'Europe/Berlin';

/** A walker in words, such as `owner, de, phone, seed 7`. */
export const describeWalker = ({ role, language, viewport, seed }: Walker): string =>
  `${role}, ${language}, ${viewport}, seed ${seed}`;
