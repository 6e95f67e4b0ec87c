import { createEmitter } from '@/domain/emitter.ts';
import {
  CATALOGUES,
  type ConsoleMessages,
  DEPTHS,
  type Depth,
  type EntryMessages,
  entryInEnglish,
  loadConsoleMessages,
} from './catalogues.ts';
import { firstLanguage, type Language, languageOf } from './languages.ts';
import {
  rememberedLanguage,
  rememberLanguage,
  watchRememberedLanguage,
} from './rememberedLanguage.ts';

/** The words on the screen, all of one language. */
export interface Messages {
  language: Language;
  depth: Depth;
  entry: EntryMessages;
  /** Null before sign-in. */
  console: ConsoleMessages | null;
}

let shown: Messages = { language: 'en', depth: 'entry', entry: entryInEnglish, console: null };
let language: Language = 'en';
let depth: Depth = 'entry';
const changes = createEmitter();

const load = async (from: Language, to: Depth): Promise<Messages> => {
  const [entry, console] = await Promise.all([
    CATALOGUES[from].entry(),
    loadConsoleMessages(from, to),
  ]);
  return { language: from, depth: to, entry, console };
};

/** Loads what is asked for and shows it in one go, so that no screen speaks two languages. */
const update = async (): Promise<void> => {
  if (shown.language === language && shown.depth === depth) return;
  const words = await load(language, depth);
  if (words.language !== language || words.depth !== depth) return update();
  shown = words;
  document.documentElement.lang = language;
  changes.emit();
};

/** The words on the screen now. */
export const shownMessages = (): Messages => shown;

/** Calls back whenever other words are on the screen. @returns how to stop. */
export const watchMessages = (listener: () => void) => changes.subscribe(listener);

/** Loads the words of a part of the console before it is shown. */
export const requireMessages = (part: Depth): Promise<void> => {
  if (DEPTHS.indexOf(part) > DEPTHS.indexOf(depth)) depth = part;
  return update();
};

/**
 * Puts everything in view into another language and keeps the choice in this browser.
 * @throws where the language could not be loaded; then everything stays as it is.
 */
export const changeLanguage = async (next: Language): Promise<void> => {
  language = next;
  try {
    await update();
  } catch (error) {
    language = shown.language;
    throw error;
  }
  rememberLanguage(next);
};

/** Begins with the language chosen before, or the browser's; with English if it cannot be loaded. */
export const initI18n = async (): Promise<void> => {
  watchRememberedLanguage(chosen => {
    language = languageOf(chosen) ?? language;
    update().catch(console.error);
  });
  language = firstLanguage(rememberedLanguage(), navigator.languages);
  try {
    await update();
  } catch (error) {
    language = shown.language;
    console.error(error);
  }
};
