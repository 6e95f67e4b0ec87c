// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { findOwnLabels } from './ownLabels.ts';

const FORM = `
  <label for="a">A</label><input id="a" /><label for="a">A again</label>
  <label>Around <span><input id="b" /><textarea id="c"></textarea></span></label>
  <label for="c">Elsewhere <select id="d"></select></label>
  <label for="">Of nothing <button id="e">E</button></label>
  <label for="hidden">Hidden</label><input id="hidden" type="hidden" />
  <label>Skips <input type="hidden" /><output id="f"></output></label>
  <label for="twice">The first</label><meter id="twice"></meter><progress id="twice"></progress>
  <label for="div">Of a box</label><div id="div"></div><input /><button>Without</button>`;

const labelsIn = (root: ParentNode) =>
  [...root.querySelectorAll('*')].map(field => {
    const labels: unknown = Reflect.get(field, 'labels');
    return labels instanceof NodeList || Array.isArray(labels) ? [...labels] : labels;
  });

test('fields have the labels that they have by the standard', () => {
  document.body.innerHTML = FORM;
  const apart = document.createElement('form');
  apart.innerHTML = FORM;
  const [inside, outside] = [labelsIn(document.body), labelsIn(apart)];
  expect(inside.flat().filter(one => one instanceof HTMLLabelElement)).toHaveLength(6);
  findOwnLabels();
  expect(labelsIn(document.body)).toEqual(inside);
  expect(labelsIn(apart)).toEqual(outside);
});
