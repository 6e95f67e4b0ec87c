/** The key of what a field is called in the form; in lists the title is the product itself. */
export const fieldLabel = (field: string): string =>
  field === 'title' ? 'products.form.title' : `products.field.${field}`;
