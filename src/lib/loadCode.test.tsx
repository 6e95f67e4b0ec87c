import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CodeUnreachableError, loadCode } from './loadCode.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');
const answers = () => vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
const isSilent = () => vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));

const reload = vi.fn();
beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => vi.unstubAllGlobals());

describe('loadCode', () => {
  it('says that the server cannot be reached, and reloads nothing', async () => {
    isSilent();
    const load = vi.fn().mockRejectedValue(failure);
    await expect(loadCode(load)).rejects.toBeInstanceOf(CodeUnreachableError);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks nobody where the browser knows that it is offline', async () => {
    answers();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
    const load = vi.fn().mockRejectedValue(failure);
    await expect(loadCode(load)).rejects.toBeInstanceOf(CodeUnreachableError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('tries again at once where the network was gone for a moment', async () => {
    answers();
    const load = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue('the code');
    await expect(loadCode(load)).resolves.toBe('the code');
    expect(reload).not.toHaveBeenCalled();
  });

  it('reloads the tab where the server answers without the code, but not again and again', async () => {
    answers();
    const load = vi.fn().mockRejectedValue(failure);
    const settled = vi.fn();
    void loadCode(load).then(settled, settled);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(settled).not.toHaveBeenCalled();
    await expect(loadCode(load)).rejects.toBe(failure);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
