import { expect, it } from 'vitest';
import { metafieldText } from './metafieldText.ts';

const RICH = {
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [
        { type: 'text', value: 'Wash ' },
        { type: 'text', value: 'cold.' },
      ],
    },
    {
      type: 'list',
      children: [
        { type: 'list-item', children: [{ type: 'text', value: 'Dry flat' }] },
        { type: 'list-item', children: [{ type: 'text', value: 'No iron' }] },
      ],
    },
  ],
};

it.each([
  ['single_line_text_field', ' Oak ', 'Oak'],
  ['multi_line_text_field', 'One\nTwo', 'One\nTwo'],
  ['single_line_text_field', '"quoted"', '"quoted"'],
  ['number_integer', '12', '12'],
  ['boolean', 'true', 'true'],
  ['date', '2026-11-01', '2026-11-01'],
  ['list.single_line_text_field', '["Oak","Ash"]', 'Oak; Ash'],
  ['list.number_integer', '[1,2]', '1; 2'],
  ['dimension', '{"value":12.5,"unit":"CENTIMETERS"}', '12.5 centimeters'],
  ['volume', '{"value":1,"unit":"US_FLUID_OUNCES"}', '1 us fluid ounces'],
  [
    'list.weight',
    '[{"value":1,"unit":"KILOGRAMS"},{"value":2,"unit":"GRAMS"}]',
    '1 kilograms; 2 grams',
  ],
  ['money', '{"amount":"5.99","currency_code":"EUR"}', '5.99 EUR'],
  ['rating', '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}', '4.5'],
  ['rich_text_field', JSON.stringify(RICH), 'Wash cold.\nDry flat\nNo iron'],
])('a %s %s reads as %j', (type, value, text) => {
  expect(metafieldText(type, value)).toBe(text);
});

it.each([
  ['json', '{"a":1}'],
  ['product_reference', 'gid://shopify/Product/1'],
  ['list.metaobject_reference', '["gid://shopify/Metaobject/1"]'],
  ['list.single_line_text_field', 'no list'],
  ['money', 'no amount'],
  ['rich_text_field', 'null'],
])('a %s %s says nothing', (type, value) => {
  expect(metafieldText(type, value)).toBe('');
});
