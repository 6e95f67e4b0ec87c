/** How many records of each kind the sample data has; what hangs on them follows. */
export interface SampleSize {
  businesses: number;
  products: number;
  users: number;
  reports: number;
  requests: number;
  giveaways: number;
  /** How many times the usual visitors come on a day. */
  crowd: number;
}

/** What a fresh machine shows. */
export const USUAL_SIZE: SampleSize = {
  businesses: 29,
  products: 2500,
  users: 600,
  reports: 80,
  requests: 40,
  giveaways: 15,
  crowd: 1,
};

/** A platform at the size that the console is built for. */
export const PLATFORM_SIZE: SampleSize = {
  businesses: 500,
  products: 100_000,
  users: 20_000,
  reports: 8000,
  requests: 800,
  giveaways: 300,
  crowd: 10,
};
