import { type ESTree, parseSync, Visitor } from 'vite';
import { propertyName, textsOf } from './sourceTexts.ts';

/** A place in the code where a message is looked up by a key that stands there. */
export interface MessageCall {
  line: number;
  /** The message's key; `…` stands for a part that the code works out. */
  key: string;
  /** The names of what the code fills in; null where some of it is put together elsewhere. */
  given: readonly string[] | null;
}

/** An object's values by their names; null where some of them stand elsewhere. */
const propertiesOf = (node: ESTree.Node | undefined): Map<string, ESTree.Node> | null => {
  if (!node) return new Map();
  if (node.type !== 'ObjectExpression') return null;
  const properties = new Map<string, ESTree.Node>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement' || property.computed) return null;
    properties.set(propertyName(property.key), property.value);
  }
  return properties;
};

const givenOf = (node: ESTree.Node | undefined) => {
  const properties = propertiesOf(node);
  return properties && [...properties.keys()];
};

/** What `notify` fills in: its options may say nothing of that. */
const notified = (options: ESTree.Node | undefined) => {
  const properties = propertiesOf(options);
  return properties && givenOf(properties.get('messageArgs'));
};

/** The places of a file where `translate`, or `notify`, is told a message's key. */
export const messageCalls = (file: string, code: string): MessageCall[] => {
  const calls: MessageCall[] = [];
  const put = (key: ESTree.Node | undefined, given: string[] | null) => {
    const line = code.slice(0, key?.start ?? 0).split('\n').length;
    for (const one of textsOf(key)) if (/^\w/.test(one)) calls.push({ line, key: one, given });
  };
  new Visitor({
    CallExpression({ callee, arguments: [key, filled] }) {
      const isHook =
        callee.type === 'CallExpression' && propertyName(callee.callee) === 'useTranslate';
      const name = propertyName(callee);
      if (isHook || name === 'translate') put(key, givenOf(filled));
      if (name === 'notify') put(key, notified(filled));
    },
  }).visit(parseSync(file, code).program);
  return calls;
};
