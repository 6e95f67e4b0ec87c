import Box from '@mui/material/Box';

/** What both ways of editing the text share. */
export interface TextEditing {
  id: string;
  name: string;
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  text: string;
  onChange: (html: string) => void;
  onBlur: () => void;
}

/** The text as HTML. It is sanitised when the field is left. */
export const SourceText = (props: TextEditing & { onDone: (html: string) => void }) => {
  const { id, name, labelledBy, describedBy, invalid, text, onChange, onBlur, onDone } = props;
  return (
    <Box
      component="textarea"
      id={id}
      name={name}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      aria-invalid={invalid}
      value={text}
      spellCheck={false}
      onChange={event => onChange(event.currentTarget.value)}
      onBlur={() => {
        onDone(text);
        onBlur();
      }}
      sx={{
        display: 'block',
        width: 1,
        minHeight: 180,
        px: 1.75,
        py: 1.25,
        border: 0,
        outline: 'none',
        resize: 'vertical',
        bgcolor: 'transparent',
        color: 'text.primary',
        fontFamily: 'ui-monospace, monospace',
        fontSize: 13,
        lineHeight: 1.5,
      }}
    />
  );
};
