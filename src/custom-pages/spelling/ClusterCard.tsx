import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { Panel } from '@/components/Panel.tsx';
import { nameProblem, type Respell } from '@/domain/spelling/respell.ts';
import type { SpellingCluster } from '@/domain/spelling/spellingClusters.ts';
import {
  productsWith,
  type SpelledProduct,
  type SpellingField,
} from '@/domain/spelling/spellingFields.ts';
import { SpellingRow } from './SpellingRow.tsx';

/** Stands for a spelling that nothing has yet; no name is empty. */
const ANOTHER = '';

/** The spellings that may be one name: which to keep, which to change to it. */
export const ClusterCard = (props: {
  field: SpellingField;
  cluster: SpellingCluster;
  products: ReadonlyMap<string, SpelledProduct>;
  onPreview: (respell: Respell, ids: readonly string[]) => void;
}) => {
  const { field, cluster, products, onPreview } = props;
  const { spellings } = cluster;
  const translate = useTranslate();
  const first = spellings[0]?.name ?? ANOTHER;
  const [kept, setKept] = useState(first);
  const [typed, setTyped] = useState(first);
  // What is a letter apart may be another name: that is for people to say.
  const [out, setOut] = useState<ReadonlySet<string>>(
    new Set(spellings.filter(({ likeness }) => likeness === 'near').map(({ name }) => name)),
  );
  const to = kept === ANOTHER ? typed.trim() : kept;
  const from = spellings.map(({ name }) => name).filter(name => name !== to && !out.has(name));
  const fromKey = JSON.stringify(from);
  const ids = useMemo(
    () => productsWith(products.values(), field, JSON.parse(fromKey)),
    [products, field, fromKey],
  );
  const problem = nameProblem(field, to);
  const toggle = (name: string) => {
    const next = new Set(out);
    if (!next.delete(name)) next.add(name);
    setOut(next);
  };
  const label = translate('spelling.keep');
  return (
    <Panel
      title={translate('spelling.quoted', { name: first })}
      note={translate('spelling.spellings', { smart_count: spellings.length })}
    >
      <RadioGroup aria-label={label} value={kept} onChange={(_, name) => setKept(name)}>
        <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {spellings.map(spelling => (
            <SpellingRow
              key={spelling.name}
              spelling={spelling}
              kept={spelling.name === to}
              changes={!out.has(spelling.name)}
              onToggle={() => toggle(spelling.name)}
            />
          ))}
        </Box>
        <Box sx={{ borderTop: 1, borderColor: 'divider', py: 0.25 }}>
          <FormControlLabel
            value={ANOTHER}
            control={<Radio />}
            label={translate('spelling.another')}
          />
        </Box>
      </RadioGroup>
      {kept === ANOTHER && (
        <TextField
          label={translate('spelling.typed')}
          value={typed}
          onChange={event => setTyped(event.target.value)}
          error={problem !== null}
          helperText={problem === null ? undefined : translate(problem)}
          sx={{ maxWidth: 420, mt: 0.5, mb: 1 }}
        />
      )}
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 1 }}>
        <Button
          variant="outlined"
          disabled={problem !== null || ids.length === 0}
          onClick={() => onPreview({ field, from, to }, ids)}
        >
          {ids.length === 0
            ? translate('spelling.nothing')
            : translate('spelling.previewOf', { smart_count: ids.length })}
        </Button>
      </Box>
    </Panel>
  );
};
