import { END_REASONS, type EndReason } from './sessionState.ts';

const CHANNEL = 'backOffice.endedSessions';

/** A session that ended without its person's doing. */
export interface EndedSession {
  uid: string;
  reason: EndReason;
  /** The words that came with it. */
  why?: string;
}

/** Tells this browser's tabs of each other's ended sessions. */
export interface EndedSessions {
  publish: (ended: EndedSession) => void;
  /** @returns how to stop. */
  watch: (listener: (ended: EndedSession) => void) => () => void;
}

const endedSession = (message: unknown): EndedSession | null => {
  if (typeof message !== 'object' || message === null) return null;
  const uid: unknown = Reflect.get(message, 'uid');
  const reason = END_REASONS.find(known => known === Reflect.get(message, 'reason'));
  const why: unknown = Reflect.get(message, 'why');
  return typeof uid === 'string' && reason
    ? { uid, reason, ...(typeof why === 'string' && { why }) }
    : null;
};

/**
 * The tabs' way to tell each other why a session ended: the one that sees it first signs the browser
 * out, and the others would only learn that nobody is signed in any more.
 */
export const endedSessions = (): EndedSessions => {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    publish: ended => channel.postMessage(ended),
    watch: listener => {
      const hear = ({ data }: MessageEvent<unknown>) => {
        const ended = endedSession(data);
        if (ended) listener(ended);
      };
      channel.addEventListener('message', hear);
      return () => {
        channel.removeEventListener('message', hear);
        channel.close();
      };
    },
  };
};
