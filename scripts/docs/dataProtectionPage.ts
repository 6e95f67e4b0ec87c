import { PERSONAL_DATA } from '../../src/domain/persons/personalData.ts';

const INTRO = `# Data protection

Made from \`src/domain/persons/personalData.ts\` by \`npm run docs:build\`; do not edit.

Two things can be done with what is stored about a person, by a super administrator, on the page of the user or of the
business (*Data protection*): give it to them as a JSON file, or erase it. [Functions](deploy.md#functions-optional) do
both; where none are deployed, the page says so. The embedded back end does it in the browser, by the same code; its
sample accounts stay.

The console writes a task (\`functionTasks\`), which the rules let super administrators do and nobody else; \`doTasks\` does
it with the project's rights and says under the task what became of it. A task names the account's id, never a name, and
stays: it tells who asked for somebody's data, and when. Erasing needs a reason, which stays in the task and in the audit
trail: name nobody in it.
People of the catalogue have no page in this console: they ask, and an administrator does it. An owner finds what the
own business has in the console.

When an account is deleted by whatever way (Firebase's console, an app of the catalogue, the SDK), \`erasePersons\` does
the same with its records. It is a function of the first generation, the only one that hears of that.

## What is given, what is erased

Records are found by the account's id and the addresses it is known by. Nothing of other people is given: not who
reported, in which words, or who decided. Files are named by their paths. The file lies in pieces below its task for a
day, readable for super administrators alone; after that the rules give it to nobody and the database deletes it (TTL).

| collection | what is given | what erasing does |
|---|---|---|`;

const REST = `
## How erasing goes

- An erased name reads \`—\`. Ids stay where a fact stays: with the record and the account gone they lead to nobody.
- It cannot be taken back. The audit trail tells that somebody was erased, when, by whom and why, and not who it was but
  by the id. *Revert* and *Restore* find nothing of them any more.
- Who has a business that is not deleted is not erased: delete the business first, which takes its products off the
  catalogue. An account that is deleted elsewhere takes along everything but the business and what is its own; *System*
  says so, and the business's page erases the rest once the business is deleted.
- Records change under their next version, so whoever has one open meets a conflict instead of saving the name back. Where
  somebody writes into one of them at the very moment, the whole is tried again; it can be repeated at any time and does
  what is left.
- The account goes last. Its token is good for an hour at most; the catalogue's apps can write with it until then.
- Pictures and attachments that no record names after that are removed by
  [\`cleanFiles\`](deploy.md#files-left-behind), after its while.

## What it does not reach

- *Texts of other people* that name somebody: reasons of entries about several records, messages of reports, notes of
  products, descriptions, replies.
- *Tasks of a business* (\`business/{id}/tasks\`): that its shop was read, or pictures of
  which products were to be copied, when and by which account's id, no names.
  [\`cleanFiles\`](deploy.md#functions-optional) removes them after a week.
- *Mail* that was left for the extension: its documents go by the TTL that you set ([how](deploy.md#mail-to-owners)).
- *Backups, point-in-time recovery* (seven days), *Storage's soft delete* and logs of Google Cloud: they end by themselves.
- *What left the console*: exported files, receipts of draws (ids without names), drafts in somebody's browser (thirty
  days), the catalogue's apps.
- Figures of days that are made keep their counts. Days that are made anew afterwards count without the person.
`;

/** What is stored about people, given to them and erased, as a page of the documentation. */
export const dataProtectionPage = (): string => {
  const rows = Object.entries(PERSONAL_DATA)
    .map(([name, data]) =>
      typeof data === 'string'
        ? `| \`${name}\` | nothing: ${data.slice('no: '.length)} | nothing |`
        : `| \`${name}\` | ${data.words.exported} | ${data.words.erased} |`,
    )
    .sort();
  return [INTRO, ...rows, REST].join('\n');
};
