import type { Expression } from './ast.ts';
import type { Token } from './tokens.ts';

/** Binary operators by how tightly they bind, loosest first. */
const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '<=', '>', '>=', 'in', 'is'],
  ['+', '-'],
  ['*', '/', '%'],
];

// Distributes over the union, which Omit would flatten.
type Unplaced<E> = E extends Expression ? Omit<E, 'id' | 'end'> : never;

const CONSTANTS = new Map<string, null | boolean>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Reads the expressions of the rules' language. */
export class ExpressionParser {
  private at = 0;
  protected lastId = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  protected peek(): Token {
    const token = this.tokens[this.at] ?? this.tokens.at(-1);
    if (!token) throw new SyntaxError('There are no rules');
    return token;
  }

  protected next(): Token {
    const token = this.peek();
    this.at += 1;
    return token;
  }

  protected get previousEnd(): number {
    return this.tokens[this.at - 1]?.end ?? 0;
  }

  protected takes(text: string): boolean {
    const token = this.peek();
    if (token.kind === 'text' || token.kind === 'end' || token.text !== text) return false;
    this.at += 1;
    return true;
  }

  protected expect(text: string): void {
    if (!this.takes(text)) this.fail(text);
  }

  protected fail(wanted = 'something else'): never {
    const { text, start } = this.peek();
    throw new SyntaxError(`"${text}" at ${start}: expected ${wanted}`);
  }

  protected freshId(): number {
    this.lastId += 1;
    return this.lastId - 1;
  }

  private make(expression: Unplaced<Expression>): Expression {
    return { ...expression, id: this.freshId(), end: this.previousEnd };
  }

  protected expression(): Expression {
    const { start } = this.peek();
    const condition = this.binary(0);
    if (!this.takes('?')) return condition;
    const yes = this.expression();
    this.expect(':');
    const no = this.expression();
    return this.make({ kind: 'ternary', condition, yes, no, start });
  }

  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (!operators) return this.unary();
    const { start } = this.peek();
    let left = this.binary(level + 1);
    for (;;) {
      const token = this.peek();
      if (token.kind === 'text' || !operators.includes(token.text)) return left;
      this.next();
      const at = { start: token.start, end: token.end };
      if (token.text === 'is') {
        left = this.make({ kind: 'is', value: left, type: this.next().text, start });
      } else {
        const right = this.binary(level + 1);
        left = this.make({ kind: 'binary', operator: token.text, left, right, at, start });
      }
    }
  }

  private unary(): Expression {
    const { start } = this.peek();
    for (const operator of ['!', '-'] as const) {
      if (this.takes(operator))
        return this.make({ kind: 'unary', operator, operand: this.unary(), start });
    }
    return this.postfix();
  }

  private postfix(): Expression {
    const { start } = this.peek();
    let value = this.primary();
    for (;;) {
      if (this.takes('.')) {
        value = this.make({ kind: 'member', object: value, name: this.next().text, start });
      } else if (this.takes('(')) {
        value = this.make({ kind: 'call', callee: value, args: this.items(')'), start });
      } else if (this.takes('[')) {
        const from = this.expression();
        const to = this.takes(':') ? this.expression() : null;
        this.expect(']');
        value = to
          ? this.make({ kind: 'slice', object: value, from, to, start })
          : this.make({ kind: 'index', object: value, index: from, start });
      } else return value;
    }
  }

  private items(close: string): Expression[] {
    const items: Expression[] = [];
    while (!this.takes(close)) {
      items.push(this.expression());
      if (!this.takes(',') && this.peek().text !== close) this.fail(close);
    }
    return items;
  }

  private entries(): { key: string; value: Expression }[] {
    const entries: { key: string; value: Expression }[] = [];
    while (!this.takes('}')) {
      const key = this.next();
      if (key.kind !== 'text') this.fail('a key');
      this.expect(':');
      entries.push({ key: key.text, value: this.expression() });
      if (!this.takes(',') && this.peek().text !== '}') this.fail('}');
    }
    return entries;
  }

  private primary(): Expression {
    const token = this.peek();
    const { start } = token;
    if (this.takes('(')) {
      const inner = this.expression();
      this.expect(')');
      return inner;
    }
    if (this.takes('[')) return this.make({ kind: 'list', items: this.items(']'), start });
    if (this.takes('{')) return this.make({ kind: 'map', entries: this.entries(), start });
    if (token.kind === 'sign' && token.text === '/') return this.path();
    this.next();
    if (token.kind === 'text') return this.make({ kind: 'literal', value: token.text, start });
    if (token.kind === 'number') {
      const value = token.text.includes('.') ? Number(token.text) : BigInt(token.text);
      return this.make({ kind: 'literal', value, start });
    }
    if (token.kind !== 'name') this.fail('a value');
    const constant = CONSTANTS.get(token.text);
    if (constant !== undefined) return this.make({ kind: 'literal', value: constant, start });
    return this.make({ kind: 'name', name: token.text, start });
  }

  /** `/databases/$(database)/documents/…`; `(default)` is a name there. */
  private path(): Expression {
    const { start } = this.peek();
    const parts: (string | Expression)[] = [];
    while (this.takes('/')) {
      if (this.takes('$')) {
        this.expect('(');
        parts.push(this.expression());
        this.expect(')');
      } else if (this.takes('(')) {
        parts.push(`(${this.next().text})`);
        this.expect(')');
      } else parts.push(this.next().text);
    }
    return this.make({ kind: 'path', parts, start });
  }
}
