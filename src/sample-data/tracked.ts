/** The fields of a tracked record that was written so often, last by `by`. */
export const tracked = (
  createdAt: Date,
  by: string,
  updatedAt = createdAt,
  version = 1,
  createdBy = by,
) => ({
  version,
  createdAt,
  createdBy,
  updatedAt,
  updatedBy: by,
});
