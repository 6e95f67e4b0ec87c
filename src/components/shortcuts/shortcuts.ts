/**
 * A key as `KeyboardEvent.key` names it, alone or with Ctrl (⌘ on a Mac), written `Mod+`. Shift is
 * never named: on which keys `/` and `?` need it depends on the keyboard.
 */
type Key = string;

interface Shortcut {
  group: ShortcutGroup;
  keys: readonly [Key, ...Key[]];
  /** Works in front of an open dialog, too. */
  overDialogs?: true;
  /** Only for those who moderate. */
  moderation?: true;
  /** The focused element handles it itself; here it is only told. */
  own?: true;
}

/** Where shortcuts work, in the order in which they are told. */
export const SHORTCUT_GROUPS = ['everywhere', 'form', 'list', 'queue', 'grid'] as const;
export type ShortcutGroup = (typeof SHORTCUT_GROUPS)[number];

/** Every shortcut of the console: there is no second list. */
export const SHORTCUTS = {
  find: { group: 'everywhere', keys: ['Mod+k'], overDialogs: true },
  help: { group: 'everywhere', keys: ['?'] },
  close: { group: 'everywhere', keys: ['Escape'] },
  save: { group: 'form', keys: ['Mod+s', 'Mod+Enter'] },
  search: { group: 'list', keys: ['/'] },
  clearSearch: { group: 'list', keys: ['Escape'], own: true },
  next: { group: 'queue', keys: ['j'] },
  previous: { group: 'queue', keys: ['k'] },
  resolve: { group: 'queue', keys: ['r'] },
  dismiss: { group: 'queue', keys: ['d'] },
  review: { group: 'queue', keys: ['i'], moderation: true },
  measure: { group: 'queue', keys: ['m'], moderation: true },
  nextRow: { group: 'grid', keys: ['Enter', 'ArrowDown'], own: true },
  previousRow: { group: 'grid', keys: ['ArrowUp'], own: true },
  cellBeside: { group: 'grid', keys: ['ArrowLeft', 'ArrowRight'], own: true },
  paste: { group: 'grid', keys: ['Mod+v'], own: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** All shortcuts, by name. */
export const SHORTCUT_NAMES = Object.keys(SHORTCUTS).filter(
  (name): name is ShortcutName => name in SHORTCUTS,
);

/** The definition of a shortcut. */
export const shortcut = (name: ShortcutName): Shortcut => SHORTCUTS[name];

const MOD = 'Mod+';

/** The shape of a keyboard event that decides. */
export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const pressedKey = ({ key, code }: Pressed) =>
  // In Cyrillic or Greek the letter of the key is another one, but Ctrl+S is where it always is.
  /^[ -~]$/.test(key) || key.length > 1 ? key : code.replace(/^Key/, '');

const isKey = (pressed: Pressed, key: Key): boolean => {
  if (pressed.altKey) return false;
  const mod = pressed.ctrlKey || pressed.metaKey;
  return key.startsWith(MOD)
    ? mod && pressedKey(pressed).toLowerCase() === key.slice(MOD.length).toLowerCase()
    : !mod && pressed.key.toLowerCase() === key.toLowerCase();
};

/** Whether what was pressed is one of the shortcut's keys. */
export const isPressed = (name: ShortcutName, pressed: Pressed): boolean =>
  shortcut(name).keys.some(key => isKey(pressed, key));

/** Whether what was pressed writes nothing, so that it may act while somebody types. */
export const hasModifier = ({ ctrlKey, metaKey }: Pick<Pressed, 'ctrlKey' | 'metaKey'>): boolean =>
  ctrlKey || metaKey;

/** The keys of a shortcut as `aria-keyshortcuts` wants them. */
export const ariaKeys = (name: ShortcutName): string =>
  shortcut(name)
    .keys.flatMap(key =>
      key.startsWith(MOD)
        ? ['Control', 'Meta'].map(
            mod =>
              `${mod}+${key.slice(MOD.length).replace(/^[a-z]$/, letter => letter.toUpperCase())}`,
          )
        : [key.replace(/^[a-z]$/, letter => letter.toUpperCase())],
    )
    .join(' ');

const CAPS: Record<string, string> = {
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
};

const caps = (key: string) => CAPS[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The keys of a shortcut as they are printed on the keyboard; each part is a key of its own. */
export const keyCaps = (name: ShortcutName, mac: boolean): string[][] =>
  shortcut(name).keys.map(key => {
    return key.startsWith(MOD) ? [mac ? '⌘' : 'Ctrl', caps(key.slice(MOD.length))] : [caps(key)];
  });

/** Whether this is a Mac, whose shortcuts begin with ⌘. */
export const isMac = (userAgent: string): boolean => /Mac|iP(hone|ad)/.test(userAgent);
