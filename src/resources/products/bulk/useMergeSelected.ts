import { type Identifier, type RaRecord, useNotify, useTranslate } from 'ra-core';
import { useNavigate } from 'react-router';
import { type SelectionProblem, selectionProblems } from '@/domain/merge/selectionProblems.ts';
import { recordName } from '@/domain/recordName.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';

const mergeable = ({ id, mergedInto }: RaRecord) => ({
  id: String(id),
  mergedInto: typeof mergedInto === 'string' ? mergedInto : null,
});

/** Opens the merge of the selected products, or says why they cannot be merged. */
export const useMergeSelected = (read: () => Promise<readonly RaRecord[] | null>) => {
  const { actor } = useAuth();
  const notify = useNotify();
  const translate = useTranslate();
  const navigate = useNavigate();
  const refuse = ({ kind }: SelectionProblem, title = '') =>
    notify(translate(`mergeProblem.${kind}`, { title }), { type: 'warning' });
  return async (selectedIds: readonly Identifier[]) => {
    const ids = selectedIds.map(String);
    // Nothing is read of a selection that is too large.
    const [wrongNumber] = selectionProblems(ids.map(id => ({ id, mergedInto: null })));
    if (wrongNumber) return refuse(wrongNumber);
    const records = await read();
    if (!records) return;
    const [problem] = selectionProblems(records.map(mergeable));
    if (!problem) return navigate(paths.mergeThese(actor.role, ids));
    const about = records.find(
      ({ id }) => problem.kind === 'alreadyMerged' && String(id) === problem.productId,
    );
    return refuse(problem, about && recordName('products', about));
  };
};
