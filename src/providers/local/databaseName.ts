/** Name of the database in the browser. */
export const DATABASE_NAME = 'back-office';

/** Key of the note that says what the database was filled with: it is made last. */
export const SEEDED = 'seeded';
