import { describe, expect, it } from 'vitest';
import { imageAtWidth, readImage } from './images.ts';

describe('readImage', () => {
  it.each([
    ['https://cdn.shopify.com/s/a.jpg?v=1', 'https://cdn.shopify.com/s/a.jpg'],
    ['//cdn.shopify.com/s/a.jpg?v=1&x=2', 'https://cdn.shopify.com/s/a.jpg?x=2'],
    ['fa1d60_06e4~mv2.png', 'https://static.wixstatic.com/media/fa1d60_06e4~mv2.png'],
    [
      'wix:image://v1/22e53e_02~mv2.jpg/tote.jpg#originWidth=10',
      'https://static.wixstatic.com/media/22e53e_02~mv2.jpg',
    ],
    ['https://static.wixstatic.com/media/a.webp', 'https://static.wixstatic.com/media/a.webp'],
  ])('%s', (text, url) => {
    expect(readImage(text)).toEqual({ url });
  });

  it.each([
    ['data:image/png;base64,AAAA', 'scheme'],
    ['javascript:alert(1)', 'scheme'],
    ['front.jpg of the shirt', 'scheme'],
    ['https://drive.google.com/file/d/1/view', 'page'],
    ['https://www.dropbox.com/s/1/a.jpg?dl=0', 'page'],
  ])('refuses %s', (text, reason) => {
    expect(readImage(text)).toEqual({ url: null, reason });
  });
});

describe('imageAtWidth', () => {
  it('asks the platform for a smaller rendition', () => {
    expect(imageAtWidth('https://cdn.shopify.com/s/a.jpg', 400)).toBe(
      'https://cdn.shopify.com/s/a.jpg?width=400',
    );
    expect(imageAtWidth('https://static.wixstatic.com/media/a~mv2.png', 400)).toBe(
      'https://static.wixstatic.com/media/a~mv2.png/v1/fit/w_400,h_400,q_85/file.png',
    );
    expect(imageAtWidth('https://x.example/a.jpg', 400)).toBe('https://x.example/a.jpg');
  });
});
