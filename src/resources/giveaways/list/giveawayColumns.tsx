import { Thumbnail } from '@/components/images/Thumbnail.tsx';
import type { Column } from '@/components/list/column.ts';
import { dateColumn } from '@/components/list/dateColumn.tsx';
import { NameCell } from '@/components/list/NameCell.tsx';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import { paths } from '@/routes/paths.ts';
import { GiveawayStageChip } from '../GiveawayStageChip.tsx';

/** The columns of the list of giveaways. */
export const giveawayColumns: readonly Column<Giveaway>[] = [
  {
    id: 'title',
    label: 'giveaways.field.title',
    fixed: true,
    onCard: 'title',
    render: ({ id, imageUrl, title, productTitle }) => (
      <NameCell
        to={paths.giveaway(id)}
        picture={<Thumbnail address={imageUrl} alt="" />}
        name={title}
        caption={productTitle}
      />
    ),
  },
  {
    id: 'status',
    label: 'giveaways.field.status',
    render: giveaway => <GiveawayStageChip giveaway={giveaway} />,
  },
  {
    id: 'business',
    label: 'giveaways.field.businessName',
    render: ({ businessName }) => businessName,
  },
  {
    id: 'entryCount',
    label: 'giveaways.field.entryCount',
    align: 'right',
    render: ({ entryCount }) => entryCount,
  },
  {
    id: 'numberOfWinners',
    label: 'giveaways.field.numberOfWinners',
    align: 'right',
    onCard: 'none',
    initiallyShown: false,
    render: ({ numberOfWinners }) => numberOfWinners,
  },
  dateColumn('startsAt', 'giveaways.field.startsAt'),
  dateColumn('endsAt', 'giveaways.field.endsAt'),
  dateColumn('createdAt', 'giveaways.field.createdAt', { onCard: 'none', initiallyShown: false }),
];
