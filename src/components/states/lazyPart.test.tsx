import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from './lazyPage.ts';
import { lazyDialog, lazyOverlay, lazyPart } from './lazyPart.ts';

let connected = false;
const Loaded = ({ name }: { name?: string }) => <p>Hello {name}</p>;
const load = vi.fn(async () => {
  if (!connected) throw new TypeError('Failed to fetch dynamically imported module');
  return { default: Loaded };
});
const connect = () => {
  connected = true;
  window.dispatchEvent(new Event('online'));
};

beforeEach(() => {
  connected = false;
  load.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      if (!connected) throw new TypeError('Failed to fetch');
      return new Response();
    }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('lazyPart', () => {
  it('says that a page is not here yet, and opens it when the network returns', async () => {
    const Page = lazyPage(load);
    render(
      <Suspense fallback="wait">
        <Page />
      </Suspense>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'This page is not here yet; it opens when you are back online.',
    );
    connect();
    expect(await screen.findByText('Hello')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays calm while the browser only believes to be online', async () => {
    const Page = lazyPage(load);
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
    await screen.findByRole('alert');
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
    expect(load).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  it('tries a part of a page again when asked, with what it was given, and keeps the rest', async () => {
    const Part = lazyPart(load);
    render(
      <>
        <input aria-label="Title" defaultValue="Typed" />
        <Suspense>
          <Part name="Ann" />
        </Suspense>
      </>,
    );
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This part of the page');
    connected = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ann')).toBeTruthy();
    expect(screen.getByDisplayValue('Typed')).toBeTruthy();
  });

  it('gives up a dialog that somebody no longer wants', async () => {
    const onClose = vi.fn();
    const Dialog = lazyDialog<{ onClose: () => void }>(() => Promise.reject(new Error('offline')));
    render(
      <Suspense>
        <Dialog onClose={onClose} />
      </Suspense>,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes a menu when the browser goes back, and the newest way of closing it counts', async () => {
    connected = true;
    const before = vi.fn();
    const onClose = vi.fn();
    const Menu = lazyOverlay<{ name?: string; onClose: () => void }>(load);
    const { rerender, unmount } = render(
      <Suspense>
        <Menu onClose={before} />
      </Suspense>,
    );
    await screen.findByText('Hello');
    rerender(
      <Suspense>
        <Menu onClose={onClose} />
      </Suspense>,
    );
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect([before.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1]);
    unmount();
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is given up by a press elsewhere while it loads, and not once it is here', async () => {
    connected = true;
    const onClose = vi.fn();
    const Menu = lazyOverlay<{ name?: string; onClose: () => void }>(load);
    render(<Menu onClose={onClose} />);
    await userEvent.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(await screen.findByText('Hello'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('tells an error of the code itself as one', async () => {
    connected = true;
    vi.stubGlobal('location', { ...window.location, reload: () => {} });
    sessionStorage.setItem('backOffice.reloadedForChunk', String(Date.now()));
    const Page = lazyPage(async () => {
      throw new Error('A defect');
    });
    render(
      <Suspense>
        <Page />
      </Suspense>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('A defect');
  });
});
