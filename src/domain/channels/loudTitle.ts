/** Letters that a word needs before its capitals are loud: shorter ones are names and measures. */
const LOUD_WORD = 4;

/** Words that sell instead of naming what is sold. */
const PROMOTION =
  /\b(?:free (?:shipping|delivery|returns)|buy now|order now|best price|on sale|special offer|limited (?:time )?offer|(?:kosten|versandkosten)frei(?:er versand|e lieferung)?|gratis ?versand|jetzt kaufen|jetzt bestellen|bestpreis|sonderangebot|nur heute)\b|\b\d{1,2} ?% ?(?:off|discount|rabatt|reduziert|günstiger)\b/iu;

/** Whether a title shouts: all its letters are capitals, in two or more words of some length. */
export const isAllCapitals = (title: string): boolean => {
  if (/\p{Ll}/u.test(title)) return false;
  const words = title.match(/\p{Lu}+/gu) ?? [];
  return words.filter(word => word.length >= LOUD_WORD).length >= 2;
};

/** The words of a title that promote, in English or German; null where there are none. */
export const promotionIn = (title: string): string | null => PROMOTION.exec(title)?.[0] ?? null;
