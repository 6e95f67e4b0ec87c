import type { RequestListener, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../../../src/domain/fileLimits.ts';
import { downloadPicture } from './downloadPicture.ts';
import { publicNetwork } from './network.ts';
import { type TestNetwork, testNetwork } from './testNetwork.ts';

const PNG = Buffer.from('\x89PNG\r\n\x1a\nrest', 'latin1');
const going = new AbortController().signal;

const HOSTS = {
  'a.example': ['127.0.0.1'],
  'b.example': ['127.0.0.1'],
  'inside.example': ['10.0.0.5'],
  'half.example': ['127.0.0.1', '169.254.169.254'],
  'mapped.example': ['::ffff:10.0.0.5'],
  'empty.example': [],
};

let network: TestNetwork | undefined;

const serve = async (answer: RequestListener, hosts: Record<string, readonly string[]> = HOSTS) => {
  network = await testNetwork(hosts, answer);
  return network;
};

const sends =
  (location: string): RequestListener =>
  (_request, response) => {
    response.writeHead(302, { location }).end();
  };

const codeOf = async (address: string, timeout?: number) => {
  if (!network) throw new Error('Nothing is served');
  const work = downloadPicture(network, timeout)(address, going);
  return work.then(
    () => 'copied',
    (error: unknown) => (error instanceof Error ? error.message : 'unknown'),
  );
};

/** Sends without end, until nobody reads any more. */
const pour = (response: ServerResponse, piece: Buffer, sent: { bytes: number }) => {
  const more = () => {
    while (!response.destroyed) {
      sent.bytes += piece.byteLength;
      if (!response.write(piece)) return void response.once('drain', more);
    }
  };
  more();
};

describe('downloadPicture', () => {
  afterEach(() => {
    network?.close();
    network = undefined;
  });

  it('takes a picture for what its bytes are, and says nothing of whom it is for', async () => {
    const { asked, headers } = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' });
      response.end(PNG);
    });
    if (!network) throw new Error('Nothing is served');
    const picture = await downloadPicture(network)('https://a.example/x.png?v=1#part', going);
    expect(picture.contentType).toBe('image/png');
    expect(Buffer.from(picture.content)).toEqual(PNG);
    expect(asked).toEqual(['a.example/x.png?v=1']);
    expect(Object.keys(headers[0] ?? {}).sort()).toEqual([
      ...['accept', 'accept-encoding', 'connection', 'host', 'user-agent'],
    ]);
    expect(headers[0]?.['accept-encoding']).toBe('identity');
  });

  it.each([
    'http://a.example/x.png',
    'https://a.example:8443/x.png',
    'https://name:word@a.example/x.png',
    'https://name@a.example/x.png',
    'https://:word@a.example/x.png',
    'ftp://a.example/x.png',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'https://127.0.0.2/x.png',
    'https://2130706434/x.png',
    'https://0x7f.2/x.png',
    'https://[::1]/x.png',
    'https://[::ffff:7f00:1]/x.png',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://inside.example/x.png',
    'https://half.example/x.png',
    'https://mapped.example/x.png',
    'no address',
  ])('does not ask %s', async address => {
    const { asked } = await serve((_request, response) => response.end(PNG));
    expect(await codeOf(address)).toBe('refusedAddress');
    expect(asked).toEqual([]);
  });

  it('reaches nothing on this machine by itself', async () => {
    const download = downloadPicture(publicNetwork);
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      await expect(download(`https://${host}/x.png`, going)).rejects.toThrow('refusedAddress');
  });

  it('connects to what was checked, wherever the name leads a moment later', async () => {
    const hosts = { 'a.example': ['127.0.0.1'] };
    const { asked, resolved } = await serve((_request, response) => {
      hosts['a.example'] = ['10.0.0.5'];
      response.end(PNG);
    }, hosts);
    expect(await codeOf('https://a.example/x.png')).toBe('copied');
    expect([asked.length, resolved]).toEqual([1, ['a.example']]);
    expect(await codeOf('https://a.example/x.png')).toBe('refusedAddress');
    expect(asked).toHaveLength(1);
  });

  it.each([
    'https://inside.example/x.png',
    'http://b.example/x.png',
    'https://169.254.169.254/',
    '//127.0.0.3/x.png',
    'https://b.example:22/',
  ])('follows nobody to %s', async location => {
    const { asked } = await serve(sends(location));
    expect(await codeOf('https://a.example/x.png')).toBe('refusedAddress');
    expect(asked).toEqual(['a.example/x.png']);
  });

  it('follows three times, and no fourth', async () => {
    const { asked } = await serve((request, response) => {
      const [, left = 0] = /(\d+)$/.exec(request.url ?? '') ?? [];
      if (Number(left) === 0) return void response.end(PNG);
      response.writeHead(307, { location: `https://b.example/${Number(left) - 1}` }).end();
    });
    expect(await codeOf('https://a.example/3')).toBe('copied');
    expect(asked.splice(0)).toEqual(['a.example/3', 'b.example/2', 'b.example/1', 'b.example/0']);
    expect(await codeOf('https://a.example/4')).toBe('notFound');
    expect(asked).toHaveLength(4);
  });

  it('asks no more where a redirect leads nowhere', async () => {
    await serve(sends('https://:'));
    expect(await codeOf('https://a.example/x.png')).toBe('notFound');
  });

  it('reads no endless body, whatever length it claims', async () => {
    const sent = { bytes: 0 };
    await serve((_request, response) => pour(response, Buffer.alloc(65_536, PNG), sent));
    expect(await codeOf('https://a.example/x.png')).toBe('tooLarge');
    expect(sent.bytes).toBeLessThan(2 * MAX_FILE_BYTES);
  });

  it('does not read what says itself that it is too large', async () => {
    const length = String(MAX_FILE_BYTES + 1);
    let hangUp = () => {};
    const hungUp = new Promise<void>(resolve => {
      hangUp = resolve;
    });
    await serve((_request, response) => {
      response.on('close', hangUp);
      response.writeHead(200, { 'content-length': length });
      response.write(PNG);
    });
    expect(await codeOf('https://a.example/x.png')).toBe('tooLarge');
    await hungUp;
  });

  it('takes the largest picture that is stored, and nothing that ends early', async () => {
    const largest = Buffer.alloc(MAX_FILE_BYTES);
    PNG.copy(largest);
    await serve((request, response) => {
      if (request.url === '/all') return void response.end(largest);
      response.writeHead(200, { 'content-length': '1000' });
      response.write(PNG, () => response.destroy());
    });
    expect(await codeOf('https://a.example/all')).toBe('copied');
    expect(await codeOf('https://a.example/part')).toBe('unreachable');
  });

  it('waits neither for drops, nor for headers, nor for names', async () => {
    const timers: NodeJS.Timeout[] = [];
    await serve((request, response) => {
      if (request.url === '/mute') return;
      response.writeHead(200, { 'content-type': 'image/png' });
      timers.push(setInterval(() => response.write('x'), 20));
    });
    expect(await codeOf('https://a.example/drops', 300)).toBe('tooSlow');
    expect(await codeOf('https://a.example/mute', 300)).toBe('tooSlow');
    if (network) network = { ...network, resolve: () => new Promise(() => {}) };
    expect(await codeOf('https://a.example/x.png', 100)).toBe('tooSlow');
    for (const timer of timers) clearInterval(timer);
  });

  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><title>Not here</title>'],
    ['nothing', ''],
  ])('takes %s for no picture, whatever it is called', async (_name, body) => {
    await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(body);
    });
    expect(await codeOf('https://a.example/x.png')).toBe('noImage');
  });

  it.each([
    [404, 'notFound'],
    [206, 'notFound'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('says of a status of %i: %s', async (status, code) => {
    await serve((_request, response) => response.writeHead(status).end(PNG));
    expect(await codeOf('https://a.example/x.png')).toBe(code);
  });

  it('says so where nobody answers', async () => {
    await serve((_request, response) => response.destroy());
    expect(await codeOf('https://a.example/x.png')).toBe('unreachable');
    expect(await codeOf('https://unknown.example/x.png')).toBe('unreachable');
    expect(await codeOf('https://empty.example/x.png')).toBe('unreachable');
  });

  it('stops where it is told to', async () => {
    const stop = new AbortController();
    const mute = await serve(() => stop.abort(new Error('stopped')));
    const work = downloadPicture(mute)('https://a.example/x.png', stop.signal);
    await expect(work).rejects.toThrow('stopped');
  });
});
