import type { ResourceName } from '../access/permissions.ts';

/**
 * What fields may have been called before, the likeliest first. They are read where the field itself is
 * missing; the old field stays, nobody here writes it again.
 */
export const OLD_NAMES: Readonly<
  Partial<Record<ResourceName, Readonly<Record<string, readonly string[]>>>>
> = {
  business: {
    businessEmail: ['email'],
    businessName: ['name', 'displayName'],
    userImg: ['photoURL', 'image'],
  },
  products: {
    title: ['name', 'productName'],
    description: ['desc', 'body'],
    price: ['amount', 'productPrice'],
    category: ['productCategory', 'type'],
    businessId: ['ownerId', 'userId', 'uid', 'business'],
  },
  users: {
    name: ['displayName', 'fullName', 'userName'],
    email: ['userEmail'],
    photoUrl: ['photoURL', 'userImg', 'avatar'],
    lastSeenAt: ['lastLogin', 'lastSeen', 'lastActive'],
  },
  giveaways: {
    title: ['name'],
    imageUrl: ['image', 'img'],
    businessId: ['ownerId', 'business'],
    productId: ['product'],
    startsAt: ['startDate', 'start'],
    endsAt: ['endDate', 'end'],
    numberOfWinners: ['winnersCount', 'winnerCount'],
  },
  entries: { enteredAt: ['createdAt', 'timestamp'], name: ['displayName'], userId: ['uid'] },
  reports: {
    reporterId: ['userId', 'reportedBy', 'uid'],
    targetId: ['productId', 'reportedId'],
    message: ['text', 'description', 'comment'],
  },
  requests: {
    businessId: ['userId', 'ownerId', 'business', 'uid'],
    subject: ['title'],
    message: ['text', 'body', 'description'],
  },
};

/** What the times of any record may have been called before. */
export const OLD_TIMES = {
  createdAt: ['created', 'createdOn', 'created_at', 'dateCreated', 'timestamp', 'date'],
  updatedAt: ['updated', 'updatedOn', 'updated_at', 'modifiedAt', 'lastModified'],
} as const;

/** Fields that hold the id of another record, and may have held a reference to it or a part of it. */
export const ID_FIELDS: ReadonlySet<string> = new Set([
  ...['businessId', 'productId', 'reporterId', 'targetId', 'userId'],
]);
