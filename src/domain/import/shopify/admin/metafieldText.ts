import { z } from 'zod';

const measured = z.object({ value: z.union([z.number(), z.string()]), unit: z.string() });
const money = z.object({ amount: z.string(), currency_code: z.string() });
const rating = z.object({ value: z.union([z.number(), z.string()]) });
const rich = z.object({ value: z.string().optional(), children: z.array(z.unknown()).optional() });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The words of formatted text, a paragraph or item each on a line of its own. */
const richText = (node: unknown, depth = 0): string => {
  const { data } = rich.safeParse(node);
  // Nobody formats text that deep.
  if (!data || depth > 20) return '';
  const texts = (data.children ?? []).map(child => richText(child, depth + 1));
  const isLine = (data.children ?? []).some(child => rich.safeParse(child).data?.value);
  return (data.value ?? '') + texts.filter(Boolean).join(isLine ? '' : '\n');
};

const plain = (type: string, value: unknown): string => {
  if (type === 'rich_text_field') return richText(value).trim();
  const amount = money.safeParse(value).data;
  if (amount) return `${amount.amount} ${amount.currency_code}`;
  const measure = measured.safeParse(value).data;
  if (measure) return `${measure.value} ${measure.unit.toLowerCase().replaceAll('_', ' ')}`;
  const rated = rating.safeParse(value).data;
  if (rated) return String(rated.value);
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : '';
};

const STRUCTURED = new Set([
  ...['money', 'rating', 'rich_text_field', 'dimension', 'volume', 'weight'],
]);

/**
 * What a metafield says, as people read it: lists with semicolons between, measures and amounts with their unit. Empty
 * where it is for programs: references to other records, and JSON of an app's own.
 * @param type Shopify's name of the type, such as `list.single_line_text_field`.
 */
export const metafieldText = (type: string, value: string): string => {
  const single = type.replace(/^list\./, '');
  if (single === 'json' || single.endsWith('_reference')) return '';
  if (single !== type) {
    const items = z.array(z.unknown()).safeParse(parsed(value)).data ?? [];
    return items
      .map(item => plain(single, item))
      .filter(Boolean)
      .join('; ');
  }
  return STRUCTURED.has(type) ? plain(type, parsed(value)) : value.trim();
};
