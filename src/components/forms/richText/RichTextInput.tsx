import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, useImperativeHandle, useState } from 'react';
import { sanitizeHtml } from '@/lib/sanitizeHtml.ts';
import { useField } from '../useField.ts';
import { EditableText } from './EditableText.tsx';
import { FormattingBar } from './FormattingBar.tsx';
import { SourceText } from './SourceText.tsx';
import { useTextEditor } from './useTextEditor.ts';

/**
 * Formatted text, kept as sanitised HTML. Markup that the bar has no button for, such as an
 * imported table, stays as it is; whoever wants to can edit the HTML itself.
 */
export const RichTextInput = (props: { name: string; label: string; help?: string }) => {
  const { name, label, help } = props;
  const id = useId();
  const { text, onChange, onBlur, ref, invalid, problem } = useField(name);
  const [source, setSource] = useState(false);
  const describedBy = problem || help ? `${id}-help` : undefined;
  const shared = { id, labelledBy: `${id}-label`, describedBy, name, invalid, text, onBlur };
  const editor = useTextEditor({ ...shared, onChange });
  useImperativeHandle(ref, () => ({ focus: () => editor.commands.focus() }), [editor]);
  return (
    <div>
      <FormLabel
        id={`${id}-label`}
        error={invalid}
        sx={{ display: 'block', mb: 0.5, fontSize: 13 }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          border: 1,
          borderColor: invalid ? 'error.main' : 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          '&:focus-within': {
            borderColor: invalid ? 'error.main' : 'primary.main',
            boxShadow: 'inset 0 0 0 1px currentColor',
            color: invalid ? 'error.main' : 'primary.main',
          },
        }}
      >
        <FormattingBar
          editor={editor}
          target={id}
          source={source}
          onToggleSource={() => setSource(!source)}
        />
        {source ? (
          <SourceText
            {...shared}
            onChange={html => onChange(html)}
            onDone={html => onChange(sanitizeHtml(html))}
          />
        ) : (
          <EditableText editor={editor} />
        )}
      </Box>
      {describedBy && (
        <FormHelperText id={describedBy} error={invalid}>
          {problem ?? help}
        </FormHelperText>
      )}
    </div>
  );
};
