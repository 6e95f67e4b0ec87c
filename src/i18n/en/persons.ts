/** What is stored about somebody: giving it to them, and erasing it. */
export const persons = {
  title: 'Data protection',
  help: 'Everything that is stored about them, as a file; or erased from every record, with their account.',
  none: 'Functions do this, and none is deployed. docs/data-protection.md says what they do, docs/deploy.md how they are deployed.',
  export: 'Export data',
  exporting: 'Collecting what is stored. This can take a minute.',
  exported: 'Everything that is stored about them was saved as %{file}.',
  waiting:
    'The server cannot be reached, so nothing was asked for yet. It is as soon as the server answers, for as long as this page stays open.',
  stop: 'Stop waiting',
  erase: 'Erase…',
  ask: 'Erase %{name} for good?',
  effect:
    'The record, entries in giveaways that can still be left, visits and the account are deleted. Reports, draws and changes stay as facts, without name and address. Nothing brings it back. The reason stays: name nobody in it.',
  effectOwner:
    'The account, requests, saved views and notes are deleted; contact, address and picture go from the business and its history. Its name, its products and imports stay. Nothing brings it back. The reason stays: name nobody in it.',
  eraseNow: 'Erase for good',
  erasing: 'Erasing. This can take a minute, and goes on when you leave the page.',
  erased: 'Erased: %{did}.',
  nothing: 'nothing was stored',
  failed: 'That did not work: %{message}',
  businessThere: 'Delete the business first: then its owner can be erased.',
};
