/** New products of an import that look like ones there are. */
export const importLookalikes = {
  title:
    '%{smart_count} new product looks like one you have |||| %{smart_count} new products look like ones you have',
  help: 'Link: it is that one, which keeps what it says; later imports know it. Update: it is that one, and gets what the file says. Keep apart: it is another product, and is added.',
  open: '%{smart_count} is not decided, and is added as new. |||| %{smart_count} are not decided, and are added as new.',
  looking: 'Looking whether new products are ones you have…',
  problem: 'Whether new products are ones you have could not be looked up: %{message}',
  allSure: 'All %{smart_count} sure ones: |||| All %{smart_count} sure ones:',
  choose: 'What becomes of %{name}',
  more: 'Show more (%{shown} of %{total} shown)',
  choice: { link: 'Link', update: 'Update', apart: 'Keep apart' },
};
