import type { Editor } from '@tiptap/react';

/** Where the link under the cursor leads; empty where there is none. */
export const linkAt = (editor: Editor): string => {
  const address: unknown = editor.getAttributes('link').href;
  return typeof address === 'string' ? address : '';
};

/**
 * Makes the selected text a link, or the whole link under the cursor another one; where nothing is
 * selected, the address itself is written. An empty address takes the link away.
 */
export const linkTo = (editor: Editor, address: string): void => {
  const chain = editor.chain().focus().extendMarkRange('link');
  if (address === '') chain.unsetLink().run();
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({
        type: 'text',
        text: address,
        marks: [{ type: 'link', attrs: { href: address } }],
      })
      .run();
  else chain.setLink({ href: address }).run();
};
