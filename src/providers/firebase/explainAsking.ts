import { toHttpError } from 'ra-data-firestore';
import { failureKind } from '@/domain/errors.ts';
import type { BackEndServices } from '../types.ts';
import { unprovenError } from './explainUnproven.ts';

/** What a refusal means where it is for want of a proof; whatever else was thrown, as it is. */
const explained = (error: unknown, isUnproven: () => boolean): unknown => {
  const told = unprovenError(toHttpError(error, 'functions'), isUnproven);
  return failureKind(told) === 'unproven' ? told : error;
};

/** Waits for what functions are asked, or say of themselves: it goes past the store, which tells its refusals. */
export const explainAnswer = async <T>(work: Promise<T>, isUnproven: () => boolean): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw explained(error, isUnproven);
  }
};

type Asking = Required<Pick<BackEndServices, 'askAboutPerson' | 'ownerTasks'>>;

/** Ways to ask functions whose refusals are told for what they are while App Check has no token. */
export const explainAsking = (
  { askAboutPerson, ownerTasks }: Asking,
  isUnproven: () => boolean,
): Asking => ({
  askAboutPerson: (...asked) => explainAnswer(askAboutPerson(...asked), isUnproven),
  ownerTasks: {
    ask: async function* (...asked) {
      try {
        yield* ownerTasks.ask(...asked);
      } catch (error) {
        throw explained(error, isUnproven);
      }
    },
    sign: () => explainAnswer(ownerTasks.sign(), isUnproven),
  },
});
