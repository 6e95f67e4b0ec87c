import {
  type InvalidateOptions,
  type Query,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * A cache in which no answer counts as fresh that was asked for before its read was taken for outdated. TanStack
 * Query takes a read back for that only where it has an answer already: a first one that is still on its way comes
 * back as it was before the change, and stays so.
 */
export class RereadingQueryClient extends QueryClient {
  readonly #outdated = new WeakSet<Query>();

  constructor(...config: ConstructorParameters<typeof QueryClient>) {
    super(...config);
    this.getQueryCache().subscribe(event => {
      if (event.type !== 'updated') return;
      const { query, action } = event;
      if (action.type === 'fetch') this.#outdated.delete(query);
      if (action.type !== 'success' || action.manual || !this.#outdated.delete(query)) return;
      void this.invalidateQueries({ predicate: each => each === query });
    });
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: Parameters<typeof QueryClient.prototype.invalidateQueries<Key>>[0],
    options?: InvalidateOptions,
  ): Promise<void> {
    for (const query of this.getQueryCache().findAll(filters)) {
      if (query.state.fetchStatus !== 'idle') this.#outdated.add(query);
    }
    return super.invalidateQueries(filters, options);
  }
}
