import ButtonBase from '@mui/material/ButtonBase';
import Tooltip from '@mui/material/Tooltip';
import { useErrorText } from '@/components/states/useErrorText.ts';

/** In the place of what could not be read: a dash that says why and tries again. */
export const UnreadCell = (props: { error: unknown; retry: () => void }) => {
  const errorText = useErrorText();
  return (
    <Tooltip title={errorText(props.error).sentence}>
      <ButtonBase onClick={props.retry}>—</ButtonBase>
    </Tooltip>
  );
};
