import { SaxesParser } from 'saxes';

/** What is made of the elements of an XML text; names come without their prefixes. */
export interface XmlHandlers {
  open?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

const bare = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML from its beginning to its end. Entities that a document declares itself are not known.
 * @throws Error where it is not well formed.
 */
export const readXml = (bytes: Uint8Array, { open, text, close }: XmlHandlers): void => {
  const parser = new SaxesParser();
  parser.on('error', error => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => open?.(bare(name), attributes));
  parser.on('closetag', ({ name }) => close?.(bare(name)));
  parser.on('text', found => text?.(found));
  parser.on('cdata', found => text?.(found));
  parser.write(new TextDecoder().decode(bytes)).close();
};
