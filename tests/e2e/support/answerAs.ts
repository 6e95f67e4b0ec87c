import type { Page } from '@playwright/test';

/** Answers what a page asks of a service elsewhere as a mock of it does, to any origin. */
export const answerAs = (
  page: Page,
  address: string,
  mock: (url: string, init?: RequestInit) => Promise<Response>,
) =>
  page.route(address, async route => {
    const request = route.request();
    const answer = await mock(request.url(), {
      method: request.method(),
      headers: request.headers(),
      ...(request.postData() ? { body: request.postData() } : {}),
    });
    await route.fulfill({
      status: answer.status,
      headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
      body: await answer.text(),
    });
  });
