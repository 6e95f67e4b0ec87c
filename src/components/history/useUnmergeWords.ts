import { useTranslate } from 'ra-core';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import type { UnmergeProblem } from '@/domain/merge/planUnmerge.ts';

/** Why a merge cannot be undone, or what was changed since it, in sentences. */
export const useUnmergeWords = () => {
  const translate = useTranslate();
  return (one: UnmergeProblem): string => {
    if (one.kind === 'alreadyUndone')
      return translate('merge.unmerge.alreadyUndone', { id: one.id });
    const resource = translate(`merge.unmerge.resource.${one.resource}`);
    if (one.kind === 'missing') return translate('merge.unmerge.missing', { resource, id: one.id });
    const { fields, id } = one;
    return translate('merge.unmerge.changedSince', {
      fields: fields
        .map(field => translate(fieldKey(one.resource, field), { _: field }))
        .join(', '),
      id,
    });
  };
};
