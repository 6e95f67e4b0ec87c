import type { SaleState } from '@/domain/sales/saleDue.ts';

/** Sales from a moment to a moment. */
export const sales = {
  title: 'Planned sales',
  how: 'A sale starts and ends at its moment where functions are deployed, otherwise as soon as somebody of the business has the console open.',
  empty: 'No sale is planned',
  emptyHelp:
    'Select products in the list, choose “Edit…” and “Put on sale”, and say from when or until when.',
  capped:
    'Only %{smart_count} open sales are read; the others are shown once some of these have ended.',
  showEnded: 'Show sales that have ended',
  moreEnded: 'Show earlier sales',
  noneEnded: 'No sale has ended yet.',
  endless: 'Without an end',
  amount: '%{amount} in the currency of each product',
  changeEnd: 'End of “%{name}”',
  field: {
    name: 'Name',
    change: 'Off the price',
    productIds: 'Products',
    startsAt: 'From',
    endsAt: 'Until',
    status: 'Status',
    started: 'At the start',
    ended: 'At the end',
  },
  status: { planned: 'Planned', running: 'Running', ended: 'Ended', cancelled: 'Called off' },
  state: {
    planned: 'Planned',
    due: 'Due, not started yet',
    starting: 'Starting',
    running: 'Running',
    ending: 'Ending',
    ended: 'Ended',
    cancelled: 'Called off',
  } satisfies Record<SaleState, string>,
  counts: {
    started: '%{smart_count} product put on sale |||| %{smart_count} products put on sale',
    startedLeft:
      'Put on sale: %{changed}. Left as they are: %{left}, because they were on sale already, had no price that could fall so far, or are gone.',
    ended:
      '%{smart_count} product with its old prices |||| %{smart_count} products with their old prices',
    endedLeft:
      'With their old prices: %{changed}. Left as they are: %{left}, because somebody changed a price since, or they are gone.',
  },
  action: {
    changeEnd: 'Change the end…',
    cancel: 'Call off sale',
    endNow: 'End now',
    carryOut: 'Carry out now',
  },
  cancel: {
    title: 'Call off “%{name}”?',
    body: 'It does not start. No price was changed yet.',
  },
  end: {
    title: 'End “%{name}” now?',
    body: 'Prices come back as they were before it. One that somebody changed since stays.',
  },
  done: {
    planned:
      '“%{name}” is planned for %{smart_count} product. |||| “%{name}” is planned for %{smart_count} products.',
    partly:
      'Planned for %{done} of %{smart_count} products so far. Press again for the rest. %{message}',
    started: '“%{name}” has started. Put on sale: %{changed}, left: %{left}.',
    ended: '“%{name}” has ended. With their old prices: %{changed}, left: %{left}.',
    changed: 'The end of “%{name}” was changed.',
    cancelled: '“%{name}” was called off.',
    failed: '“%{name}” could not be carried out, and is tried again: %{message}',
  },
};
