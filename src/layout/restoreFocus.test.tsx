import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { restoreFocus } from './restoreFocus.ts';

let end = () => {};
beforeEach(() => {
  end = restoreFocus();
});
afterEach(() => end());

/** A list whose rows go when their button is pressed. */
const Rows = ({ names }: { names: readonly string[] }) => {
  const [left, setLeft] = useState(names);
  return (
    <main>
      <h1 tabIndex={-1}>Reports</h1>
      <section aria-label="Waiting">
        {left.map(name => (
          <p key={name}>
            <button type="button" onClick={() => setLeft(all => all.filter(one => one !== name))}>
              {name}
            </button>
          </p>
        ))}
      </section>
    </main>
  );
};

/** Rows that are drawn anew for another question. */
const Results = (props: {
  question: string;
  names: readonly string[];
  part: 'link' | 'box' | 'button';
}) => {
  const { question, names, part } = props;
  return (
    <main>
      <h1 tabIndex={-1}>Products</h1>
      <section>
        <ul key={question}>
          {names.map(name => (
            <li key={name}>
              {part === 'box' && <input type="checkbox" aria-label={name} />}
              {part === 'link' && <a href={`/${name}`}>{name}</a>}
              <button type="button">{part === 'button' ? 'Decide' : 'More'}</button>
            </li>
          ))}
        </ul>
        <a href="/help">Help</a>
      </section>
    </main>
  );
};

const press = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
};

const focused = (name: string) =>
  waitFor(() => expect(document.activeElement?.textContent).toBe(name));

describe('restoreFocus', () => {
  it('goes to the next row when the one that had it is gone', async () => {
    render(<Rows names={['First', 'Second', 'Third']} />);
    press('Second');
    await focused('Third');
  });

  it('goes to the row before where there is no next one', async () => {
    render(<Rows names={['First', 'Second']} />);
    press('Second');
    await focused('First');
  });

  it.each(['link', 'box'] as const)('stays on a %s that is drawn anew, at once', async part => {
    const { rerender } = render(
      <Results question="1" part={part} names={['Mug', 'Lisbon mug', 'Cup']} />,
    );
    const role = part === 'link' ? 'link' : 'checkbox';
    screen.getByRole(role, { name: 'Lisbon mug' }).focus();
    rerender(<Results question="2" part={part} names={['Cup', 'Lisbon mug']} />);
    await Promise.resolve();
    expect(document.activeElement).toBe(screen.getByRole(role, { name: 'Lisbon mug' }));
  });

  it('does not take the like button of another row for the same: a second key is not meant for it', async () => {
    const { rerender } = render(
      <Results question="1" part="button" names={['Mug', 'Lisbon mug']} />,
    );
    screen.getAllByRole('button', { name: 'Decide' })[0]?.focus();
    rerender(<Results question="2" part="button" names={['Lisbon mug']} />);
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it('goes to the heading of the page when nothing is left', async () => {
    render(<Rows names={['Only']} />);
    press('Only');
    await focused('Reports');
  });

  it('goes back to where it was before a dialog whose opener is gone', async () => {
    const { rerender } = render(<Rows names={['First', 'Second']} />);
    screen.getByRole('button', { name: 'First' }).focus();
    rerender(
      <>
        <Rows key="none" names={[]} />
        <div role="dialog">
          <button type="button">Confirm</button>
        </div>
      </>,
    );
    screen.getByRole('button', { name: 'Confirm' }).focus();
    rerender(<Rows key="none" names={[]} />);
    await focused('Reports');
  });

  it('does not fall to what stands before the page, where a dialog had the focus itself', async () => {
    const page = (names: string[]) => (
      <div>
        <a href="#content">Skip to content</a>
        <Rows key={names.length} names={names} />
      </div>
    );
    const { rerender } = render(page(['First', 'Second']));
    screen.getByRole('button', { name: 'First' }).focus();
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div tabindex="-1"><div role="dialog">Block?</div></div>';
    dialog.querySelector('div')?.focus();
    rerender(page([]));
    dialog.remove();
    await focused('Reports');
  });

  it('goes to the heading where the page shows something else at the same address', async () => {
    const { rerender } = render(<Rows names={['First', 'Second']} />);
    screen.getByRole('button', { name: 'First' }).focus();
    rerender(
      <main>
        <h1>Merge 2 products</h1>
        <button type="button">Hand over</button>
      </main>,
    );
    await focused('Merge 2 products');
  });

  it('goes to the heading of a page that somebody comes to, once it is there', async () => {
    const { rerender } = render(
      <main>
        <h1>Products</h1>
        <a href="/p1">Lamp</a>
      </main>,
    );
    screen.getByRole('link').focus();
    history.pushState(null, '', '/p1');
    rerender(<main>Please wait</main>);
    rerender(
      <main>
        <h1>Lamp</h1>
      </main>,
    );
    await focused('Lamp');
  });

  it('leaves it in the field that a page has given it to', async () => {
    const { rerender } = render(
      <main>
        <h1>Products</h1>
      </main>,
    );
    history.pushState(null, '', '/add');
    rerender(
      <main>
        <h1>Add product</h1>
        <input aria-label="Title" />
      </main>,
    );
    screen.getByRole('textbox').focus();
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('leaves it where somebody has put it, and where a page was left on purpose', async () => {
    render(
      <>
        <Rows names={['First', 'Second']} />
        <input aria-label="Search" />
      </>,
    );
    press('First');
    screen.getByRole('textbox').focus();
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    press('Second');
    history.pushState(null, '', '/elsewhere');
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(document.activeElement).toBe(document.body);
  });
});
