import {
  drawWrites,
  placesTaken,
  redrawWrites,
  standingWinners,
} from '@/domain/giveaways/drawWinners.ts';
import { findEligible } from '@/domain/giveaways/eligible.ts';
import { SEED_ID } from '@/domain/giveaways/publishGiveaway.ts';
import { rankEntries } from '@/domain/giveaways/rankEntries.ts';
import type { Giveaway, GiveawaySeed } from '@/domain/schemas/giveaway.ts';
import { barredAmong } from '@/resources/giveaways/show/barredAmong.ts';
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
            open: ['winners', 'excluded', isDrawn ? 'replaced' : 'drawSeed', 'drawnAt'],
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
    const found = await findEligible({
      rank: places =>
        rankEntries(
          entryPages(provider, giveaway.id, () => {}),
          seed,
          places,
        ),
      barredAmong: candidates => barredAmong(provider, giveaway, candidates),
      taken: placesTaken(giveaway),
      count: isDrawn ? 1 : giveaway.numberOfWinners,
      at: new Date(),
    });
    const [winner] = standingWinners(giveaway.winners);
    const writes =
      isDrawn && winner
        ? redrawWrites(giveaway, winner.entryId, found, context())
        : drawWrites(giveaway, seed, found, context());
    await provider.commit(writes);
  });
};
