import { DraftOffer } from '../draft/DraftOffer.tsx';
import { useRecordFormContext } from './RecordFormContext.ts';

/** Offers the unsaved changes of an earlier visit to the form in view. */
export const DraftRecovery = () => {
  const { offer } = useRecordFormContext();
  return offer && <DraftOffer {...offer} />;
};
