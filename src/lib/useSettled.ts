import { useState } from 'react';

const sameFields = <T extends object>(a: T, b: T): boolean => {
  const fields = Object.entries(a);
  const others = new Map<string, unknown>(Object.entries(b));
  return (
    fields.length === others.size &&
    fields.every(([name, value]) => others.has(name) && Object.is(value, others.get(name)))
  );
};

/**
 * @returns the last object that was given for as long as no field of it is another one: who reads it from a
 * context is not drawn anew when its giver is drawn without a reason of its own.
 */
export const useSettled = <T extends object>(value: T): T => {
  const [settled, setSettled] = useState(value);
  if (sameFields(settled, value)) return settled;
  setSettled(value);
  return value;
};
