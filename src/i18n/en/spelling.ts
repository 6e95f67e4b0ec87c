import type { Likeness } from '@/domain/spelling/spellingClusters.ts';
import type { SpellingField } from '@/domain/spelling/spellingFields.ts';

/** What is written in several ways, and the way to one. */
export const spelling = {
  title: 'Unify spellings',
  tabs: 'Field',
  tab: '%{field} (%{count})',
  field: {
    brand: 'Brands',
    category: 'Categories',
    tags: 'Tags',
    options: 'Option names',
  } satisfies Record<SpellingField, string>,
  read: {
    title: 'Find spellings',
    help: 'Finds brands, categories, tags and option names that are written in several ways, such as “Nike” and “NIKE”. It reads every product once: %{smart_count} product, as many reads. |||| Finds brands, categories, tags and option names that are written in several ways, such as “Nike” and “NIKE”. It reads every product once: %{smart_count} products, as many reads.',
    start: 'Find spellings',
    again: 'Look again',
    task: 'Reading how names are written',
    of: '%{read} of %{total} products read',
    soFar: '%{read} products read',
    done: '%{smart_count} product read. |||| %{smart_count} products read.',
    doneAt: '%{smart_count} product read %{time}. |||| %{smart_count} products read %{time}.',
    capped:
      'Only the first %{read} of %{total} products were read. The spellings of the others are not counted, and those products stay as they are.',
    failed: 'The products could not be read: %{message}',
  },
  none: 'No products yet',
  noneHelp: 'Once there are products, their spellings can be compared here.',
  allOne: {
    brand: 'Every brand has one spelling',
    category: 'Every category has one spelling',
    tags: 'Every tag has one spelling',
    options: 'Every option name has one spelling',
  } satisfies Record<SpellingField, string>,
  allOneHelp: 'Nothing that was read is written in several ways.',
  spellings: '%{smart_count} spelling |||| %{smart_count} spellings',
  products: '%{smart_count} product |||| %{smart_count} products',
  quoted: '“%{name}”',
  likeness: {
    written: 'written otherwise',
    plural: 'singular or plural',
    near: 'a letter apart: perhaps another name',
  } satisfies Record<Exclude<Likeness, 'first'>, string>,
  keep: 'Spelling to keep',
  stays: 'stays',
  change: 'Change',
  changeOne: 'Change “%{name}”',
  another: 'Another spelling',
  typed: 'Spelling to keep',
  nothing: 'Nothing to change',
  previewOf: 'Preview %{smart_count} product… |||| Preview %{smart_count} products…',
  shown: '%{shown} of %{total}',
  more: 'Show more',
  preview: {
    title: 'Change to “%{to}”',
    reading: 'Reading the products',
    capped:
      'The first %{count} of %{total} products are changed at once. Look at the preview again for the others.',
    help: {
      brand: 'Only the brand changes.',
      category: 'Only the category changes.',
      tags: 'Only these tags change. A product that would have the tag twice has it once.',
      options:
        'The option is renamed, in each variant too. A product that would have two options of one name stays as it is.',
    } satisfies Record<SpellingField, string>,
  },
};
