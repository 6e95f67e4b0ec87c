import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ReasonDialog } from '@/components/actions/ReasonDialog.tsx';
import type { Giveaway } from '@/domain/schemas/giveaway.ts';
import type { CatalogueUser } from '@/domain/schemas/user.ts';
import { useGiveawayActions } from '../useGiveawayActions.ts';
import { EntrantInput } from './EntrantInput.tsx';

/** Asks whom to exclude from a draw, where that is not known, and why. */
export const ExcludeDialog = (props: {
  giveaway: Giveaway;
  entrant: { userId: string; name: string } | null;
  onClose: () => void;
}) => {
  const { giveaway, entrant, onClose } = props;
  const translate = useTranslate();
  const { exclude, busy } = useGiveawayActions(giveaway);
  const [chosen, setChosen] = useState<CatalogueUser | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const userId = entrant?.userId ?? chosen?.id;
  // What was typed stays where somebody else was faster, or the wrong one was chosen.
  const confirm = async (reason: string) => {
    setIsMissing(userId === undefined);
    if (userId !== undefined && (await exclude(userId, reason)) === 'done') onClose();
  };
  return (
    <ReasonDialog
      title={
        entrant
          ? translate('giveaways.exclude.title', { name: entrant.name || entrant.userId })
          : translate('giveaways.exclude.titleOf', { title: giveaway.title })
      }
      body={translate('giveaways.exclude.body')}
      offers={
        entrant
          ? undefined
          : () => (
              <EntrantInput
                value={chosen}
                problem={
                  isMissing && chosen === null ? translate('giveaways.exclude.whoMissing') : null
                }
                onChange={setChosen}
              />
            )
      }
      reasonHelp={translate('giveaways.exclude.reasonHelp')}
      confirmLabel={translate('giveaways.action.exclude')}
      required
      destructive
      busy={busy}
      onConfirm={reason => void confirm(reason)}
      onClose={onClose}
    />
  );
};
