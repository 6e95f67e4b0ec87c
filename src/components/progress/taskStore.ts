import { createEmitter } from '@/domain/emitter.ts';
import { reasonOf } from '@/domain/errors.ts';

/** How a task stands. */
export type TaskState = 'running' | 'done' | 'cancelled' | 'failed';

/** One item that could not be done. */
export interface TaskFailure {
  /** What it was: a name, a row number. */
  item: string;
  /** Why, and what to do about it. */
  message: string;
}

/** Something to do with the outcome: save the file again, go on with what is left. */
export interface TaskAction {
  /** Translated. */
  label: string;
  /** Nobody has to do it: the task may leave without. */
  optional?: boolean;
  /** It is gone once it was begun: what is left is gone on with once, and undone once. */
  once?: boolean;
  run: () => void;
}

/** A task as it is shown. */
export interface Task {
  id: string;
  /** Translated. */
  title: string;
  state: TaskState;
  done: number;
  /** Undefined where it is not known how much there is to do. */
  total: number | undefined;
  /** Milliseconds since the epoch. */
  startedAt: number;
  endedAt: number | undefined;
  failures: readonly TaskFailure[];
  /** Why it failed as a whole: a sentence, or the key of one. */
  error: string | undefined;
  /** A translated sentence about the outcome. */
  note: string | undefined;
  actions: readonly TaskAction[];
  /** Whether it can be cancelled while it runs. */
  cancellable: boolean;
  /** Whether it stands still until somebody, or the network, lets it go on. */
  paused: boolean;
}

/** What a running task tells of itself. */
export interface TaskControl {
  /** Aborted when somebody cancels; pass it on to everything that can stop. */
  readonly signal: AbortSignal;
  /** How many items are done, of how many. */
  progress: (done: number, total?: number) => void;
  /** Adds an item that could not be done; the task goes on. */
  fail: (failure: TaskFailure) => void;
  /** Says how it went, in a translated sentence. */
  note: (text: string) => void;
  /** Offers something to do, such as going on with what is left. */
  offer: (action: TaskAction) => void;
  /** Says that it stands still, or goes on. */
  pause: (paused: boolean) => void;
  /** Makes it end as cancelled, where that was asked for elsewhere. */
  cancel: () => void;
}

/** A task to start. */
export interface TaskOptions {
  /** Translated. */
  title: string;
  total?: number;
  cancellable?: boolean;
  run: (task: TaskControl) => Promise<void>;
}

/** A task that was started. */
export interface StartedTask {
  id: string;
  cancel: () => void;
  /** Settles when the task ends, whichever way; it never rejects. */
  ended: Promise<Task>;
}

/** Milliseconds between two looks at the progress; a task may report far more often. */
const PUBLISH_INTERVAL = 100;

/** Long work that outlives the page that started it. */
export const createTaskStore = (now: () => number = Date.now) => {
  let tasks: readonly Task[] = [];
  let sequence = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { emit, subscribe } = createEmitter();
  const controllers = new Map<string, AbortController>();
  // Work that outlives `clear` must not bring its task back.
  let pending = new Map<string, Task>();

  const publish = () => {
    clearTimeout(timer);
    timer = undefined;
    tasks = [...pending.values()];
    emit();
  };
  const publishSoon = () => {
    timer ??= setTimeout(publish, PUBLISH_INTERVAL);
  };
  const change = (id: string, fields: Partial<Task>) => {
    const task = pending.get(id);
    if (task) pending.set(id, { ...task, ...fields });
  };
  const current = (id: string, fallback: Task) => pending.get(id) ?? fallback;

  const control = (first: Task, controller: AbortController): TaskControl => {
    const { id } = first;
    const update = (fields: Partial<Task>) => {
      change(id, fields);
      publishSoon();
    };
    return {
      signal: controller.signal,
      progress: (done, total) => update(total === undefined ? { done } : { done, total }),
      fail: failure => update({ failures: [...current(id, first).failures, failure] }),
      note: note => update({ note }),
      offer: action => {
        const offered = action.once
          ? {
              ...action,
              run: () => {
                const { actions } = current(id, first);
                if (!actions.includes(offered)) return;
                update({ actions: actions.filter(one => one !== offered) });
                action.run();
              },
            }
          : action;
        update({ actions: [...current(id, first).actions, offered] });
      },
      pause: paused => update({ paused }),
      cancel: () => controller.abort(),
    };
  };

  /** Starts a task. Its `run` is called at once; what it throws ends the task as failed. */
  const start = (options: TaskOptions): StartedTask => {
    const controller = new AbortController();
    const task: Task = {
      id: `task-${++sequence}`,
      title: options.title,
      state: 'running',
      done: 0,
      total: options.total,
      startedAt: now(),
      endedAt: undefined,
      failures: [],
      error: undefined,
      note: undefined,
      actions: [],
      cancellable: options.cancellable ?? true,
      paused: false,
    };
    controllers.set(task.id, controller);
    pending.set(task.id, task);
    publish();
    const finish = (state: TaskState, error?: string): Task => {
      const ended = { ...current(task.id, task), state, error, endedAt: now() };
      change(task.id, ended);
      controllers.delete(task.id);
      publish();
      return ended;
    };
    const run = async () => options.run(control(task, controller));
    const ended = run().then(
      () => finish(controller.signal.aborted ? 'cancelled' : 'done'),
      (error: unknown) =>
        controller.signal.aborted ? finish('cancelled') : finish('failed', reasonOf(error)),
    );
    return { id: task.id, cancel: () => controller.abort(), ended };
  };

  return {
    start,
    cancel: (id: string) => controllers.get(id)?.abort(),
    /** Takes an ended task off the list. */
    dismiss: (id: string) => {
      if (pending.get(id)?.state === 'running') return;
      pending.delete(id);
      publish();
    },
    /** Cancels whatever runs and forgets everything: somebody signed out. */
    clear: () => {
      for (const controller of controllers.values()) controller.abort();
      controllers.clear();
      pending = new Map();
      publish();
    },
    subscribe,
    snapshot: () => tasks,
  };
};

/** The console's one store of long work. */
export const taskStore = createTaskStore();

/**
 * Starts long work on the console's one progress surface.
 * @example startTask({ title, total, run: async task => { …; task.progress(done); } })
 */
export const startTask = (options: TaskOptions): StartedTask => taskStore.start(options);
