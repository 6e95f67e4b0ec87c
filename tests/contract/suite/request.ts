/** A list request, first page of 25 by creation, unless said otherwise. */
export const listOf = (
  filter: Record<string, unknown> = {},
  { field = 'createdAt', order = 'DESC' as 'ASC' | 'DESC', page = 1, perPage = 25 } = {},
) => ({ filter, sort: { field, order }, pagination: { page, perPage } });

/** What a call ends with: its value, or the error's status. */
export const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: { status?: number }) => error.status ?? 0,
  );
