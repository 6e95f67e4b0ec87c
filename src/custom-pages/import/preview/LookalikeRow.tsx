import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { MarkedTitle } from '@/components/duplicates/MarkedTitle.tsx';
import { VerdictMark } from '@/components/duplicates/VerdictMark.tsx';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import { highlightTitles } from '@/domain/duplicates/highlights.ts';
import { LINK_CHOICES, type LinkChoice } from '@/domain/import/linkProduct.ts';
import { useAuth } from '@/providers/AuthContext.tsx';
import { paths } from '@/routes/paths.ts';
import type { LookalikeLine } from '../engine/lookalikeState.ts';

const isChoice = (value: unknown): value is LinkChoice =>
  LINK_CHOICES.some(choice => choice === value);

/** One new product beside the one it looks like, and what becomes of it. */
export const LookalikeRow = (props: {
  line: LookalikeLine;
  /** null takes the decision back. */
  onChoose: (choice: LinkChoice | null) => void;
}) => {
  const { line, onChoose } = props;
  const { fresh, stored, candidate, choice } = line;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { role } = useAuth().actor;
  const { content } = fresh.mapped;
  const marks = highlightTitles(content.title, stored.title);
  const priceOf = (price: number | null, currency: string) =>
    price === null ? translate('products.noPrice') : money(price, currency);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 2,
        py: 1.5,
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <VerdictMark verdict={candidate.verdict} score={candidate.score} />
      <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <div>
          <MarkedTitle parts={marks.first} />{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {`${translate('import.state.new')} · ${priceOf(content.price, content.currency)}`}
          </Typography>
        </div>
        <div>
          <Link href={paths.viewProduct(role, stored.id)} target="_blank" rel="noopener">
            <MarkedTitle parts={marks.second} />
          </Link>{' '}
          <Typography component="span" variant="body2" color="textSecondary">
            {[stored.sku, priceOf(stored.price, stored.currency)].filter(Boolean).join(' · ')}
          </Typography>
        </div>
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={choice}
        aria-label={translate('import.lookalikes.choose', { name: content.title })}
        onChange={(_, value: unknown) => onChoose(isChoice(value) ? value : null)}
        sx={{ flexWrap: 'wrap' }}
      >
        {LINK_CHOICES.map(one => (
          <ToggleButton key={one} value={one}>
            {translate(`import.lookalikes.choice.${one}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Box>
  );
};
