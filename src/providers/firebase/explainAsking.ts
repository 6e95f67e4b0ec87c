import { toHttpError } from 'ra-data-firestore';
import { failureKind } from '@/domain/errors.ts';
import type { BackEndServices } from '../types.ts';
import { explainAnswer, explainAnswers, unprovenError } from './explainUnproven.ts';

/**
 * Tells what a refusal means where it is for want of a proof; whatever else was thrown, as it is. For what functions are
 * asked, or say of themselves: it goes past the store, which tells its refusals.
 */
export const unprovenAsking = (isUnproven: () => boolean) => (error: unknown) => {
  const told = unprovenError(toHttpError(error, 'functions'), isUnproven);
  return failureKind(told) === 'unproven' ? told : error;
};

type Asking = Required<Pick<BackEndServices, 'askAboutPerson' | 'ownerTasks'>>;

/** Ways to ask functions whose refusals are told for what they are while App Check has no token. */
export const explainAsking = (
  { askAboutPerson, ownerTasks }: Asking,
  isUnproven: () => boolean,
): Asking => {
  const explain = unprovenAsking(isUnproven);
  return {
    askAboutPerson: (...asked) => explainAnswer(askAboutPerson(...asked), explain),
    ownerTasks: {
      ask: (...asked) => explainAnswers(ownerTasks.ask(...asked), explain),
      sign: () => explainAnswer(ownerTasks.sign(), explain),
    },
  };
};
