import type { ResourceName } from './access/permissions.ts';
import type {
  AuditEntry,
  Business,
  CatalogueUser,
  Claim,
  DailyStats,
  DuplicateDecision,
  FigureNotes,
  Giveaway,
  GiveawayEntry,
  GiveawaySeed,
  ImportChunk,
  ImportRun,
  PlannedSale,
  Product,
  ProductDetails,
  Report,
  SavedView,
  SignIn,
  SubmittedRequest,
} from './schemas/index.ts';

/** The record of each resource, as its schema reads it. */
interface Records {
  business: Business;
  products: Product;
  productDetails: ProductDetails;
  users: CatalogueUser;
  giveaways: Giveaway;
  entries: GiveawayEntry;
  giveawaySeeds: GiveawaySeed;
  reports: Report;
  requests: SubmittedRequest;
  imports: ImportRun;
  importChunks: ImportChunk;
  audit: AuditEntry;
  stats: DailyStats;
  savedViews: SavedView;
  duplicateDecisions: DuplicateDecision;
  claims: Claim;
  figureNotes: FigureNotes;
  sales: PlannedSale;
  signIns: SignIn;
}

/** A record of a resource; a resource without one is a type error. */
export type RecordOf<Resource extends ResourceName> = Records[Resource];
