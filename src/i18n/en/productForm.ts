/** The product form. */
export const productForm = {
  createTitle: 'Add Product',
  editTitle: 'Edit Product',
};
