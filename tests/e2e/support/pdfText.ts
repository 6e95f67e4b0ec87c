import { inflateSync } from 'node:zlib';

/** An object of a PDF: what it says, and its stream, unpacked. */
interface PdfObject {
  head: string;
  stream: string;
}

const unpacked = (head: string, body: string): string => {
  const [, length] = /\/Length (\d+)/.exec(head) ?? [];
  const bytes = Buffer.from(body.slice(0, Number(length)), 'latin1');
  return (head.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

const objectsOf = (pdf: Buffer): Map<string, PdfObject> => {
  const objects = new Map<string, PdfObject>();
  for (const [, id = '', text = ''] of pdf
    .toString('latin1')
    .matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, head = text, body] = /^([\s\S]*?)stream\r?\n([\s\S]*)endstream/.exec(text) ?? [];
    objects.set(id, { head, stream: body === undefined ? '' : unpacked(head, body) });
  }
  return objects;
};

const textOfHex = (hex: string) =>
  Buffer.from(hex.replace(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** The characters of a font by the codes of its glyphs. */
const charactersOf = (map: string): Map<number, string> => {
  const characters = new Map<number, string>();
  for (const [, rows = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, code = '', text = ''] of rows.matchAll(/<(\w+)>\s*<(\w+)>/g))
      characters.set(Number.parseInt(code, 16), textOfHex(text));
  for (const [, rows = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', text = ''] of rows.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const first = Number.parseInt(from, 16);
      for (let code = first; code <= Number.parseInt(to, 16); code++)
        characters.set(
          code,
          String.fromCodePoint((textOfHex(text).codePointAt(0) ?? 0) + code - first),
        );
    }
  return characters;
};

/** The text of each page of a PDF that Chromium wrote, without blanks: those are gaps there. */
export const pdfText = (pdf: Buffer): string[] => {
  const objects = objectsOf(pdf);
  const headOf = (id = '') => objects.get(id)?.head ?? '';
  const streamOf = (id = '') => objects.get(id)?.stream ?? '';
  const pages = [...objects.values()].filter(({ head }) => /\/Type\s*\/Page\b(?!s)/.test(head));
  return pages.map(({ head }) => {
    const [, fonts = ''] = /\/Font\s*<<([\s\S]*?)>>/.exec(head) ?? [];
    const known = new Map(
      [...fonts.matchAll(/\/(\w+) (\d+) 0 R/g)].map(([, name = '', id]) => {
        const [, map] = /\/ToUnicode (\d+) 0 R/.exec(headOf(id)) ?? [];
        const width = /\/Subtype\s*\/Type0/.test(headOf(id)) ? 4 : 2;
        return [name, { characters: charactersOf(streamOf(map)), width }] as const;
      }),
    );
    const [, contents] = /\/Contents (\d+) 0 R/.exec(head) ?? [];
    let font: { characters: Map<number, string>; width: number } | undefined;
    let text = '';
    for (const [, name, hex] of streamOf(contents).matchAll(/\/(\w+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
      if (name) font = known.get(name);
      for (const code of hex?.match(new RegExp(`.{${font?.width ?? 4}}`, 'g')) ?? [])
        text += font?.characters.get(Number.parseInt(code, 16)) ?? '';
    }
    return text.replace(/\s/g, '');
  });
};
