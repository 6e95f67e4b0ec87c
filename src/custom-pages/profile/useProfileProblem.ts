import { useTranslate } from 'ra-core';
import type { RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { countProblems } from '@/components/forms/countProblems.ts';
import { focusFirstProblem } from '@/components/forms/focusFirstProblem.ts';
import type { SaveProblem } from '@/components/forms/SaveBar.tsx';
import { useErrorText } from '@/components/states/useErrorText.ts';
import type { ProfileResult, ProfileValues } from './profileForm.ts';

/**
 * What the save bar says is wrong: fields first, then an image that is not stored, then why saving
 * failed.
 */
export const useProfileProblem = (
  form: UseFormReturn<ProfileValues, unknown, ProfileResult>,
  element: RefObject<HTMLFormElement | null>,
  stuck: number,
  failure: unknown,
): SaveProblem | null => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const wrong = countProblems(form.formState.errors);
  if (wrong > 0) {
    return {
      severity: 'error',
      text: translate('forms.problems', { smart_count: wrong }),
      action: {
        label: translate('forms.showProblem'),
        onClick: () => void (element.current && focusFirstProblem(element.current)),
      },
    };
  }
  if (stuck > 0) {
    return { severity: 'warning', text: translate('forms.unfinished', { smart_count: stuck }) };
  }
  if (failure === null) return null;
  const text = `${errorText(failure).notSaved} ${translate('forms.keep')}`;
  return { severity: 'error', text };
};
