import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useRelativeTime } from '@/components/format/useFormat.ts';
import { LATEST_READ } from '@/components/list/useLatestRecords.ts';
import { useKnownNames } from '@/components/spelling/useKnownNames.ts';
import type { SuggestedField } from '@/domain/spelling/knownNames.ts';
import { useProductSuggestions } from './useProductSuggestions.ts';
import { useUsedSpellings } from './useUsedSpellings.ts';

/**
 * Names to suggest for a field of a business's product, from all that there is without a document that
 * keeps them: the products changed last, what this browser read of all of them, and what is looked for as
 * it is typed. `note` says what they are taken from; undefined where they are all.
 * @param enabled whether somebody is about to need them: nothing is read before.
 */
export const useSuggestedNames = (
  field: SuggestedField,
  businessId: string,
  text: string,
  enabled: boolean,
): { names: readonly string[]; note: string | undefined } => {
  const translate = useTranslate();
  const relative = useRelativeTime();
  const { isWhole, ...latest } = useProductSuggestions(businessId, enabled);
  const known = useKnownNames(businessId, enabled && !isWhole);
  const used = useUsedSpellings(field, businessId, text, enabled && !isWhole);
  const newest = latest[field];
  const read = known?.names[field];
  const names = useMemo(
    () => [...new Set([...used, ...newest, ...(read ?? [])])],
    [used, newest, read],
  );
  const noteOf = () => {
    const counts = { latest: LATEST_READ };
    if (field !== 'tags') return translate('products.form.suggested.names', counts);
    if (!known) return translate('products.form.suggested.tags', counts);
    return translate('products.form.suggested.tagsRead', {
      ...counts,
      smart_count: known.read,
      time: relative(new Date(known.at)),
    });
  };
  return { names, note: isWhole ? undefined : noteOf() };
};
