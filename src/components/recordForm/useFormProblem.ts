import { useTranslate } from 'ra-core';
import { useFormState } from 'react-hook-form';
import { countProblems } from '../forms/countProblems.ts';
import type { SaveProblem } from '../forms/SaveProblemAlert.tsx';
import { useErrorText } from '../states/useErrorText.ts';
import { useRecordFormContext } from './RecordFormContext.ts';

/** What keeps the form in view from being saved, in words, with the way to go on. */
export const useFormProblem = (): SaveProblem | null => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { errors } = useFormState();
  const { problem, explain, submit, showProblem, draftSaved } = useRecordFormContext();
  const wrong = countProblems(errors);
  if (problem?.kind === 'uploads') {
    const { count: smart_count, options } = problem;
    return {
      severity: 'warning',
      text: translate('forms.unfinished', { smart_count }),
      action: {
        label: translate('forms.saveWithout', { smart_count }),
        onClick: () => void submit({ ...options, dropUploads: true }),
      },
    };
  }
  if (wrong > 0)
    return {
      severity: 'error',
      text: translate('forms.problems', { smart_count: wrong }),
      action: { label: translate('forms.showProblem'), onClick: showProblem },
    };
  if (problem) {
    const general = `${errorText(problem.error).notSaved} ${translate('forms.keep')}`;
    return { severity: 'error', text: explain?.(problem.error) ?? general };
  }
  return draftSaved ? null : { severity: 'warning', text: translate('forms.draftNotKept') };
};
