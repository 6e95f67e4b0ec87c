/** An alert whose button goes below its words where there is no room beside them. */
export const wrappingAlert = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 180px', overflowWrap: 'anywhere' },
} as const;
