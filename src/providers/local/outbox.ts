import { createEmitter } from '@/domain/emitter.ts';
import type { OutboxMessage } from '../types.ts';

const KEY = 'back-office.outbox';
const MOST = 20;

const isMessage = (value: unknown): value is OutboxMessage =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  'kind' in value &&
  'sentAt' in value &&
  'password' in value &&
  typeof value.to === 'string' &&
  typeof value.password === 'string' &&
  typeof value.sentAt === 'string' &&
  (value.kind === 'passwordReset' || value.kind === 'invitation');

/**
 * The mails that the embedded back end would have sent: it has no mail server, so they are kept
 * for the sign-in page to show. Newest first, the latest 20.
 */
export const createOutbox = (storage: Storage) => {
  const { emit, subscribe } = createEmitter<readonly OutboxMessage[]>();
  const messages = (): OutboxMessage[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isMessage) : [];
    } catch {
      return [];
    }
  };
  return {
    messages,
    add: (message: OutboxMessage) => {
      const next = [message, ...messages()].slice(0, MOST);
      storage.setItem(KEY, JSON.stringify(next));
      emit(next);
    },
    watch: (listener: (messages: readonly OutboxMessage[]) => void) => {
      const end = subscribe(listener);
      listener(messages());
      return end;
    },
  };
};
