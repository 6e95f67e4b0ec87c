/** What the shop keeps, by resource. */
export interface Records {
  categories: { name: string };
  products: {
    name: string;
    categoryId: string;
    price: number;
    stock: number;
    addedAt: Date;
    description: string;
  };
  customers: { name: string; email: string; hasNewsletter: boolean; since: Date };
  orders: {
    customerId: string;
    date: Date;
    status: 'ordered' | 'delivered' | 'cancelled';
    basket: { productId: string; quantity: number }[];
    total: number;
  };
  reviews: { productId: string; customerId: string; rating: number; text: string; date: Date };
}
