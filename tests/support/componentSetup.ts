import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { hiddenByItself } from './hiddenByItself.ts';
import { findOwnLabels } from './ownLabels.ts';
import { keepNoOwnerStacks } from './withoutOwnerStacks.ts';

// A busy machine takes longer than the second that is the default.
configure({ asyncUtilTimeout: 5000 });

afterEach(() => cleanup());

// jsdom lays nothing out, so nothing in it ever changes its size.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

window.getComputedStyle = hiddenByItself;
findOwnLabels();
keepNoOwnerStacks();
