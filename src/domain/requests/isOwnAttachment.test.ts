import { expect, it } from 'vitest';
import { isOwnAttachment } from './isOwnAttachment.ts';

const request = { id: 'r1', businessId: 'owner' };

it.each([
  ['business/owner/requests/r1/1-photo.jpg', true],
  ['business/owner/requests/r2/1-photo.jpg', false],
  ['business/rival/requests/r1/1-photo.jpg', false],
  ['gs://other-bucket/business/owner/requests/r1/x', false],
  ['https://elsewhere.example/business/owner/requests/r1/x', false],
  ['/business/owner/requests/r1/x', false],
  ['business/owner/requests/r1/../r2/x', false],
  ['business/owner/requests/r1/..', false],
  ['business/owner/requests/r1/', false],
  ['', false],
])('%s: %s', (fullPath, own) => {
  expect(isOwnAttachment(request, { fullPath })).toBe(own);
});
