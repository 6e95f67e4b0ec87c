import { useListContext } from 'ra-core';
import { useState } from 'react';

/**
 * @returns what the rows in view answer: page, order and filters, as a key. While the next rows are on their way
 * it is still the last ones'. Rows drawn by this key are drawn anew for another question, so that a row that both
 * answers have does not jump to another place under the pointer.
 */
export const useAnsweredQuestion = (): string => {
  const { page, perPage, sort, filterValues, isPlaceholderData } = useListContext();
  const asked = JSON.stringify([page, perPage, sort, filterValues]);
  const [answered, setAnswered] = useState(asked);
  if (!isPlaceholderData && answered !== asked) setAnswered(asked);
  return isPlaceholderData ? answered : asked;
};
