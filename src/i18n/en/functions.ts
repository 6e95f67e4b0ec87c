import type { TaskRefusalCode } from '@/domain/functions/taskRefusal.ts';
import type { FunctionFinding } from '@/domain/health/functionFindings.ts';
import type { FunctionName } from '@/domain/schemas/functionRun.ts';
import type { FunctionTask, PersonTask } from '@/domain/schemas/functionTask.ts';

/** What works for the console without a browser. */
export const functions = {
  title: 'Functions',
  note: 'What no browser may do. The console works without them.',
  none: 'None is deployed.',
  noneHelp:
    'That is in order. With them figures of visits are made here instead of by a job of your own. docs/deploy.md says how, what each does and what it costs.',
  embedded: 'The embedded back end has none: everything is in this browser.',
  failed: 'Could not be asked: %{message}',
  name: {
    rollUpEvents: 'Figures of visits',
    keepInStep: 'Names, counts and search',
    followSchedule: 'Schedule of giveaways and sales',
    cleanFiles: 'Files and tasks left behind',
    doTasks: 'Tasks',
    doOwnerTasks: 'Tasks of owners',
    erasePersons: 'Erasing people',
    sendMail: 'Mail to owners',
  } satisfies Record<FunctionName, string>,
  does: {
    rollUpEvents: 'Makes the figures of each day from what the catalogue’s apps log, every hour.',
    keepInStep:
      'Writes a business’s new name into its products, counts entries and reports, and keeps search, stock and gaps right, whoever writes.',
    followSchedule:
      'Publishes scheduled giveaways at their start and ends them at their end, and starts and ends planned sales, every five minutes.',
    cleanFiles:
      'Removes pictures and attachments that no record names and nothing can bring back, after a while, and tasks after a week, every week; those about people stay.',
    doTasks: 'Does what is asked for here, and on people’s pages.',
    doOwnerTasks:
      'Reads shops of Shopify whole, for the import, and copies pictures that no browser may copy.',
    erasePersons: 'Erases people whose account was deleted, wherever that was, from all records.',
    sendMail:
      'Writes to owners when their business is approved, rejected, deactivated or deleted, and when a request is answered.',
  } satisfies Record<FunctionName, string>,
  said: {
    silent: 'Not heard of yet.',
    off: 'Switched off, seen %{time}.',
    failed: 'Failed %{time}: %{failure}',
    late: 'Last %{time}: it should be heard of more often.',
    begun: 'Began %{time}.',
    done: 'Last %{time}.',
  } satisfies Record<FunctionFinding['said'], string>,
  todo: {
    off: 'FUNCTIONS_OFF in functions/.env names it.',
    failed: 'Firebase’s console has the whole message under Functions › Logs.',
    late: 'Look under Functions › Logs and Cloud Scheduler whether it is still there.',
  },
  todoOf: {
    sendMail: {
      off: 'MAIL_COLLECTION in functions/.env is empty, or FUNCTIONS_OFF names it. docs/deploy.md says what mail needs.',
    },
  },
  did: {
    days: '%{smart_count} day made |||| %{smart_count} days made',
    events: '%{smart_count} event |||| %{smart_count} events',
    unknown: '%{smart_count} that counts nowhere |||| %{smart_count} that count nowhere',
    left: '%{smart_count} day left |||| %{smart_count} days left',
    swept: '%{smart_count} old event deleted |||| %{smart_count} old events deleted',
    busy: 'another instance was at it',
    mended: '%{smart_count} record mended |||| %{smart_count} records mended',
    remembered:
      '%{smart_count} deleted product remembered |||| %{smart_count} deleted products remembered',
    renamed:
      '%{smart_count} product with the new name |||| %{smart_count} products with the new name',
    counted: '%{smart_count} count put right |||| %{smart_count} counts put right',
    published: '%{smart_count} published',
    ended: '%{smart_count} ended',
    salesStarted: '%{smart_count} sale started |||| %{smart_count} sales started',
    salesEnded: '%{smart_count} sale ended |||| %{smart_count} sales ended',
    removedTasks: '%{smart_count} old task removed |||| %{smart_count} old tasks removed',
    filesForEver: 'files are kept for ever: FILES_DAYS is 0 or empty',
    removedFiles: '%{smart_count} file removed |||| %{smart_count} files removed',
    keptFiles: '%{smart_count} kept',
    unknownFiles:
      '%{smart_count} in a place that is not the console’s left alone |||| %{smart_count} in places that are not the console’s left alone',
    stuckFiles: '%{smart_count} that could not be removed',
    goesOn: 'it goes on there next time',
    tasks: '%{smart_count} task |||| %{smart_count} tasks',
    deletedRecords: '%{smart_count} record deleted |||| %{smart_count} records deleted',
    anonymousRecords:
      '%{smart_count} record made anonymous |||| %{smart_count} records made anonymous',
    businessLeft: 'a business that is not deleted was left as it is',
    exportedParts: 'collected',
    readProducts: '%{smart_count} product read |||| %{smart_count} products read',
    copiedPictures: '%{smart_count} picture copied |||| %{smart_count} pictures copied',
    failedPictures: '%{smart_count} that could not be copied',
    leftPictures: '%{smart_count} left for want of time',
    mails: '%{smart_count} mail |||| %{smart_count} mails',
    unaddressed: '%{smart_count} without an address |||| %{smart_count} without an address',
    refused: '%{smart_count} refused',
  },
  again: {
    button: 'Make days again…',
    title: 'Make figures of days again',
    help: 'From the events of the catalogue’s apps, as far back as they are kept (%{days} days). Figures of these days that came from elsewhere are replaced where there are events.',
    from: 'First day (UTC)',
    to: 'Last day (UTC)',
    order: 'The last day is before the first.',
    range: 'From %{from} to %{to}.',
    ask: 'Make again',
  },
  person: {
    exportPerson: 'Data of %{person}.',
    erasePerson: 'Erasing %{person}.',
  } satisfies Record<PersonTask['kind'], string>,
  task: {
    asked: 'Asked for; not done yet.',
    done: 'Done: %{did}.',
    failed: 'Not done: %{failure}',
  } satisfies Record<FunctionTask['state'], string>,
  refusal: {
    badDays: 'The last day is before the first, or one of them is none.',
    beyondEvents: 'Events are not kept for these days.',
    businessThere: 'Their business is not deleted.',
    noReason: 'Nobody said why.',
  } satisfies Record<TaskRefusalCode, string>,
};
