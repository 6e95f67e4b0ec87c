import type { Allow, Match, Ruleset, RulesFunction, Segment } from './ast.ts';
import { ExpressionParser } from './parseExpression.ts';
import { tokensOf } from './tokens.ts';

/** Reads the statements of a rules file; expressions by its parent. */
class RulesParser extends ExpressionParser {
  ruleset(): Ruleset {
    if (this.takes('rules_version')) {
      this.expect('=');
      this.next();
      this.expect(';');
    }
    this.expect('service');
    this.next();
    this.expect('.');
    this.next();
    const root = this.body([], this.peek().start);
    if (this.peek().kind !== 'end') this.fail();
    return { root, size: this.lastId };
  }

  private body(pattern: Segment[], start: number): Match {
    const id = this.freshId();
    const found = {
      functions: [] as RulesFunction[],
      allows: [] as Allow[],
      matches: [] as Match[],
    };
    this.expect('{');
    while (!this.takes('}')) {
      if (this.takes('function')) found.functions.push(this.fn());
      else if (this.takes('allow')) found.allows.push(this.allow());
      else found.matches.push(this.match());
    }
    return { id, pattern, ...found, start, end: this.previousEnd };
  }

  private match(): Match {
    const { start } = this.peek();
    this.expect('match');
    const pattern: Segment[] = [];
    while (this.takes('/')) pattern.push(this.segment());
    return this.body(pattern, start);
  }

  private segment(): Segment {
    const { start } = this.peek();
    if (!this.takes('{')) {
      const { text, end } = this.next();
      return { kind: 'literal', name: text, start, end };
    }
    const { text } = this.next();
    const kind = this.takes('=') ? 'rest' : 'one';
    if (kind === 'rest') {
      this.expect('*');
      this.expect('*');
    }
    this.expect('}');
    return { kind, name: text, start, end: this.previousEnd };
  }

  private fn(): RulesFunction {
    const name = this.next().text;
    this.expect('(');
    const parameters: string[] = [];
    while (!this.takes(')')) {
      parameters.push(this.next().text);
      this.takes(',');
    }
    this.expect('{');
    const lets: RulesFunction['lets'] = [];
    while (this.takes('let')) {
      const bound = this.next().text;
      this.expect('=');
      lets.push({ name: bound, value: this.expression() });
      this.expect(';');
    }
    this.expect('return');
    const result = this.expression();
    this.expect(';');
    this.expect('}');
    return { name, parameters, lets, result };
  }

  private allow(): Allow {
    const methods: Allow['methods'] = [];
    do {
      const { text, start, end } = this.next();
      methods.push({ name: text, start, end });
    } while (this.takes(','));
    if (this.takes(';')) return { methods, condition: null };
    this.expect(':');
    this.expect('if');
    const condition = this.expression();
    this.expect(';');
    return { methods, condition };
  }
}

/** Reads a file of rules. @throws SyntaxError on a construct that it does not know. */
export const parseRules = (source: string): Ruleset => new RulesParser(tokensOf(source)).ruleset();
