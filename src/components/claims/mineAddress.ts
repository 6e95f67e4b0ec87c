/** The parameter of an address that asks for what one has, and nothing else. */
export const MINE_PARAMETER = 'mine';

/** Whether the address asks for what one has: what is rendered may lag behind it. */
export const isMineAsked = (): boolean =>
  new URLSearchParams(window.location.search).has(MINE_PARAMETER);
