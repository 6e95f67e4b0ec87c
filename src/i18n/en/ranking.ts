/** The businesses by growth and decline. */
export const ranking = {
  title: 'Growth and decline',
  businesses: 'Businesses',
  business: 'Business',
  businessId: 'Business id',
  column: {
    difference: 'Change',
    change: 'Per cent',
    views: 'Views',
    before: 'Before',
    saves: 'Saves',
    clicks: 'Clicks out',
    imports: 'Imports',
    edits: 'Edits',
    openReports: 'Open reports',
  },
  new: 'new',
  gone: 'Deleted business %{id}',
  none: 'No figures of single businesses in this period',
  directions: 'More views than before: %{grew}. Fewer: %{fell}. As many: %{same}.',
  notCompared: 'Not compared with the period before.',
  who: '“Change”, “Per cent” and “Before” are about views. Businesses without visitors, changes and reports in both periods are not listed. Imports and edits are those of the owners.',
  reportsOn: 'Open reports: as of the end of %{day}.',
  ownersUnknown: 'What owners did and what is reported is not written into these figures.',
  untold:
    'The figures of %{smart_count} day do not tell businesses apart. It is in none of these numbers. |||| The figures of %{smart_count} days do not tell businesses apart. They are in none of these numbers.',
  full: 'The figures of %{smart_count} day hold the %{most} busiest businesses only. |||| The figures of %{smart_count} days hold the %{most} busiest businesses only.',
  shown: '%{shown} of %{total} businesses',
  more: 'Show more businesses',
  csvNamed:
    'The file holds all %{total} businesses; those after the first %{named} have their id without name.',
};
