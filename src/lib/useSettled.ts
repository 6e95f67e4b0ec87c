import { shallowEqual } from 'ra-core';
import { useState } from 'react';

/**
 * @returns the last object that was given for as long as no field of it is another one: who reads it from a
 * context is not drawn anew when its giver is drawn without a reason of its own.
 */
export const useSettled = <T extends object>(value: T): T => {
  const [settled, setSettled] = useState(value);
  if (shallowEqual(settled, value)) return settled;
  setSettled(value);
  return value;
};
