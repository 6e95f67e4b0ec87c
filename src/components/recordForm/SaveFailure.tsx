import { SaveProblemAlert } from '../forms/SaveProblemAlert.tsx';
import { useRecordFormContext } from './RecordFormContext.ts';
import { useFormProblem } from './useFormProblem.ts';

/** Why the form in view was not saved, in a form without a bar at its foot. */
export const SaveFailure = () => {
  const { problem } = useRecordFormContext();
  const said = useFormProblem();
  // Each wrong field says so itself.
  return problem && said && <SaveProblemAlert problem={said} sx={{ mb: 2 }} />;
};
