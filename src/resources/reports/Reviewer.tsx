import { RecordReference } from '@/components/RecordReference.tsx';
import type { Report } from '@/domain/schemas/report.ts';

/**
 * The e-mail of who took a report into review; nothing of other reports. Nothing but a merge of its
 * target changes a report in review, so that its last change was that.
 */
export const Reviewer = ({ report }: { report: Pick<Report, 'status' | 'updatedBy'> }) =>
  report.status === 'inReview' && (
    <RecordReference
      resource="business"
      id={report.updatedBy}
      render={({ referenceRecord: reviewer }) => reviewer?.businessEmail ?? null}
    />
  );
