import { createDrawDesk, type DrawRequest } from './drawDesk.ts';

const desk = createDrawDesk(answer => self.postMessage(answer));

self.addEventListener('message', ({ data }: MessageEvent<DrawRequest>) => void desk(data));
