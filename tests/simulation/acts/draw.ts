import { drawWrites, redrawWrites, standingWinners } from '@/domain/giveaways/drawWinners.ts';
import { SEED_ID } from '@/domain/giveaways/publishGiveaway.ts';
import { rankEntries } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway, GiveawaySeed } from '@/domain/schemas/giveaway.ts';
import { entryPages } from '@/resources/giveaways/show/entryPages.ts';
import { asRead } from '../oracle/changes.ts';
import { intent } from '../oracle/intent.ts';
import { type ActOut, patiently } from './act.ts';

const PATH = 'giveaways/ended';

/** Draws the giveaway that is over, or another winner where it was drawn already. */
export const draw: ActOut = async ({ process, provider }) => {
  const read = await patiently(() => provider.getOne<Giveaway>('giveaways', { id: 'ended' }));
  if (!read.done) return;
  const giveaway = read.value.data;
  const context = () => ({
    ...{ auditId: provider.newId('audit'), actor: process.person, reason: 'Simulated' },
    at: new Date(),
  });
  const isDrawn = giveaway.status === 'drawn';
  process.intend(
    intent(isDrawn ? 'another winner' : 'draw', {
      wanted: new Map([
        [
          PATH,
          {
            fields: { status: 'drawn' },
            open: ['winners', isDrawn ? 'replaced' : 'drawSeed', 'drawnAt'],
          },
        ],
      ]),
      based: new Map([[PATH, asRead(giveaway)]]),
    }),
  );
  await patiently(async () => {
    const seed =
      giveaway.drawSeed ??
      (
        await provider.getOne<GiveawaySeed>('giveawaySeeds', {
          id: SEED_ID,
          meta: { parent: giveaway.id },
        })
      ).data.seed;
    const pages = entryPages(provider, giveaway.id, () => {});
    const { ranked } = await rankEntries(pages, seed, giveaway.winners.length + 1);
    const [winner] = standingWinners(giveaway.winners);
    const writes =
      isDrawn && winner
        ? redrawWrites(giveaway, winner.entryId, ranked, context())
        : drawWrites(giveaway, seed, ranked, context());
    await provider.commit(writes);
  });
};
