import { useTranslate } from 'ra-core';
import { fieldKey } from '@/domain/auditFieldKey.ts';
import type { UnmergePlan, UnmergeProblem } from '@/domain/merge/planUnmerge.ts';
import { problemRecord } from '@/domain/merge/problemRecord.ts';
import { RecordLink } from './RecordLink.tsx';

/** Stands for the record's name while the words around it are put together; in no name of a field. */
const NAME = '\u0000';

/** Why a merge cannot be undone, or what was changed since it, in a sentence that leads to the record. */
export const UnmergeProblemText = (props: { plan: UnmergePlan; problem: UnmergeProblem }) => {
  const { plan, problem } = props;
  const translate = useTranslate();
  const { resource, id, name } = problemRecord(plan, problem);
  const fields = problem.kind === 'changedSince' ? problem.fields : [];
  const [before, after] = translate(`merge.unmerge.${problem.kind}`, {
    resource: translate(`merge.unmerge.resource.${resource}`),
    fields: fields.map(field => translate(fieldKey(resource, field), { _: field })).join(', '),
    name: NAME,
  }).split(NAME);
  return (
    <>
      {before}
      {problem.kind === 'missing' ? name : <RecordLink resource={resource} id={id} name={name} />}
      {after}
    </>
  );
};
