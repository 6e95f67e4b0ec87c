import { type ESTree, parseSync, Visitor } from 'vite';
import { propertyName, textsOf } from './sourceTexts.ts';

/** Words in the code that should be in the catalogue. */
export interface Literal {
  line: number;
  /** Where they are: `text`, a property such as `label`, or a function such as `notify`. */
  where: string;
  text: string;
}

/** Properties of elements whose text people read or hear. */
const SAID = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'detail',
  'emptyText',
  'help',
  'helperText',
  'hint',
  'label',
  'message',
  'placeholder',
  'problem',
  'subtitle',
  'text',
  'title',
]);

/** Functions whose first argument is shown. */
const TELLS = new Set(['alert', 'announce', 'confirm', 'notify', 'prompt', 'toast']);

const hasLetters = (text: string) => /\p{L}/u.test(text);

/** Written for people: with a space or a capital, unlike names in code such as `inStock`. */
const isSaid = (text: string) => /\p{L}\s|\s\p{L}|^\p{Lu}\p{Ll}/u.test(text.trim());

const calledName = (callee: ESTree.Expression): string => {
  if (callee.type === 'Identifier') return callee.name;
  // toast.error(…), window.confirm(…)
  if (callee.type !== 'MemberExpression') return '';
  const { object, property } = callee;
  const owner = object.type === 'Identifier' ? object.name : '';
  if (owner === 'toast') return 'toast';
  return owner === 'window' && property.type === 'Identifier' ? property.name : '';
};

const attributeName = ({ name }: ESTree.JSXAttribute) =>
  name.type === 'JSXIdentifier' ? name.name : '';

/**
 * Finds words for people in a source file: text between tags, texts of properties such as `label` or
 * `aria-label`, arguments of `notify` and the like, titles of the document.
 * @param isKey whether a text is a key of the catalogue, and so no words.
 */
export const findLiterals = (
  file: string,
  code: string,
  isKey: (text: string) => boolean,
): Literal[] => {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: Literal[] = [];
  const add = (start: number, where: string, texts: string[]) => {
    const line = code.slice(0, start).split('\n').length;
    for (const text of texts) {
      if (hasLetters(text) && !isKey(text)) found.push({ line, where, text: text.trim() });
    }
  };
  const addChildren = (children: ESTree.JSXChild[]) => {
    for (const child of children) {
      if (child.type === 'JSXText') add(child.start, 'text', [child.value]);
      else if (child.type === 'JSXExpressionContainer') add(child.start, 'text', textsOf(child));
    }
  };
  new Visitor({
    JSXElement: node => addChildren(node.children),
    JSXFragment: node => addChildren(node.children),
    JSXAttribute(node) {
      const name = attributeName(node);
      if (SAID.has(name)) add(node.start, name, textsOf(node.value));
    },
    Property(node) {
      const name = propertyName(node.key);
      if (SAID.has(name)) add(node.start, name, textsOf(node.value).filter(isSaid));
    },
    CallExpression(node) {
      const name = calledName(node.callee);
      const [first] = node.arguments;
      if (TELLS.has(name) && first?.type !== 'SpreadElement') add(node.start, name, textsOf(first));
    },
    AssignmentExpression(node) {
      const { left } = node;
      if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier') return;
      if (SAID.has(left.property.name)) {
        add(node.start, left.property.name, textsOf(node.right).filter(isSaid));
      }
    },
  }).visit(program);
  return found;
};
