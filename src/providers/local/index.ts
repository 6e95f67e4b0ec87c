import type { Configuration } from '@/config.ts';
import { loadCode } from '@/lib/loadCode.ts';
import type { BackEnd } from '../types.ts';
import { createAccountStore } from './accountStore.ts';
import { claimsOf, createLocalIdentity } from './identity.ts';
import { webStorage } from './memoryStorage.ts';
import { createOutbox } from './outbox.ts';
import { SAMPLE_ACCOUNTS } from './sampleAccounts.ts';
import { createSession, openApart } from './session.ts';

/**
 * The embedded back end: IndexedDB, with sample data. This module holds what the sign-in page
 * needs; data and files are loaded when they are asked for.
 */
export const createLocalBackEnd = (configuration: Configuration): BackEnd => {
  const accounts = createAccountStore(webStorage('localStorage'));
  const tab = webStorage('sessionStorage');
  const session = createSession(webStorage('localStorage'), tab);
  const outbox = createOutbox(webStorage('localStorage'));
  const claims = () => {
    const uid = session.uid();
    return uid === null ? null : claimsOf(accounts.byUid(uid));
  };
  const loadPart = () => loadCode(() => import('./localData.ts'));
  let loading: ReturnType<typeof open> | undefined;
  const open = async () =>
    (await loadPart()).openLocalData(configuration, claims, accounts, () => {
      loading = undefined;
    });
  const opened = () => {
    loading ??= open().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  return {
    name: 'local',
    identity: createLocalIdentity(accounts, session, outbox.add),
    sampleAccounts: SAMPLE_ACCOUNTS,
    ownTab: {
      isOwn: session.isApart,
      open: email => {
        const account = accounts.byEmail(email);
        return account !== undefined && openApart(account.uid, tab, () => window.open('/'));
      },
    },
    outbox: { messages: outbox.messages, watch: outbox.watch },
    preparesAtOnce: true,
    prepare: async () => {
      await (await opened()).services();
    },
    loadData: async progress => (await opened()).services(progress),
    watchBusiness: (uid, subscription) => {
      let ended = false;
      let end = () => {};
      opened().then(
        data => {
          if (!ended) end = data.watchBusiness(uid, subscription);
        },
        (error: unknown) => {
          if (!ended) subscription.error(error instanceof Error ? error : new Error(String(error)));
        },
      );
      return () => {
        ended = true;
        end();
      };
    },
  };
};
