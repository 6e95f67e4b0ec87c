import { useStore } from 'ra-core';

/** Whether charts mark what was done: as the person chose it last, in this browser. */
export const useMarksShown = () => useStore('figures.marks', true);
