/** Who works on what: an item of a queue is one administrator's at a time. */
export const claims = {
  mine: 'Mine (%{smart_count})',
  unread: 'Who is looking at what is not known yet. The next one opens as soon as it is.',
  many: {
    unread: 'Who is looking at what is not known yet. A moment, please.',
    nobodyFree: 'Somebody else is looking at what is selected',
    taken:
      '%{smart_count} of the selected stays as it is: somebody else is looking at it. |||| %{smart_count} of the selected stay as they are: somebody else is looking at them.',
  },
  mark: {
    mine: 'Yours',
    looking: '%{name} is looking at this',
    handed: 'Handed to %{name}',
  },
  bar: {
    mine: 'This is yours while you look at it: nobody else is led to it.',
    got: '%{from} had this before. Note: %{note}',
    others: '%{name} is looking at this.',
    handed: '%{from} handed this to %{name}: %{note}',
    taken: '%{name} is looking at this; %{from} had it before. Note: %{note}',
  },
  action: { takeOver: 'Take over', handOver: 'Hand over' },
  takeOver: {
    title: 'Take this over from %{name}?',
    body: 'The reason stands beside it, and is read there by whoever had it.',
  },
  handOver: {
    title: 'Hand over “%{name}”?',
    to: 'To',
    note: 'Note',
    noteHelp: 'What the other one has to know. It waits for them for a day.',
    nobody: 'There is no other administrator.',
  },
  done: { takeOver: 'This is yours now.', handOver: 'It was handed to %{name}.' },
};
