/** Problems that keep a product out until they are fixed. */
export const ERROR_CODES = [
  'noTitle',
  'notInCatalogue',
  'skuShared',
  'otherCurrency',
  'noPrice',
  'negativePrice',
  'amountTooLarge',
  'duplicateProduct',
  'orphanVariant',
  'descriptionTooLong',
  'tooManyVariants',
  'tooLarge',
  'raggedRow',
  'shiftedRow',
  'unclosedQuote',
  'invalid',
] as const;

/** Things worth a look that do not keep a product out. */
export const WARNING_CODES = [
  'zeroPrice',
  'tooHeavy',
  'badPrice',
  'ambiguousPrice',
  'priceRounded',
  'compareAtDropped',
  'variantWithoutPrice',
  'noImage',
  'badImage',
  'videoLeftOut',
  'tooManyImages',
  'duplicateSku',
  'barcodeInvalid',
  'barcodeScientific',
  'negativeStock',
  'badNumber',
  'notWhole',
  'ambiguousNumber',
  'titleLong',
  'textCut',
  'tooManyTags',
  'tooManyAttributes',
  'giftCard',
  'optionWithoutValues',
  'duplicateCombination',
  'htmlChanged',
  'handleMade',
  'unknownStatus',
  'shortRow',
  'mergedAway',
  'optionsLacking',
  'variantUnknown',
] as const;

/** A problem that keeps a product out. */
export type ErrorCode = (typeof ERROR_CODES)[number];
/** Something worth a look. */
export type WarningCode = (typeof WARNING_CODES)[number];

/**
 * Something about one product. The words are in the message catalogue, under
 * `import.issue.<code>`: what it is and what to do about it.
 */
export interface ImportIssue {
  level: 'error' | 'warning';
  code: ErrorCode | WarningCode;
  /** Row of the file; null for live data. */
  row: number | null;
  /** The column's heading as the file writes it. */
  column: string | null;
  /** The offending value, cut to what can be shown. */
  value: string | null;
  params?: Record<string, string | number>;
}

/** Where an issue was met. */
export interface IssuePlace {
  row?: number | null;
  column?: string | null;
  value?: string | null;
  params?: Record<string, string | number>;
}

const SHOWN_VALUE = 120;

/** @returns `text` cut to what fits in a message. */
const shownValue = (text: string) =>
  text.length > SHOWN_VALUE ? `${text.slice(0, SHOWN_VALUE)}…` : text;

const issue = (
  level: ImportIssue['level'],
  code: ImportIssue['code'],
  { row = null, column = null, value = null, params }: IssuePlace,
): ImportIssue => ({
  level,
  code,
  row,
  column,
  value: value === null ? null : shownValue(value),
  ...(params ? { params } : {}),
});

/** An issue that keeps the product out. */
export const errorIssue = (code: ErrorCode, place: IssuePlace = {}) => issue('error', code, place);

/** An issue that is only pointed out. */
export const warningIssue = (code: WarningCode, place: IssuePlace = {}) =>
  issue('warning', code, place);

/** Whether any of the issues keeps the product out. */
export const hasError = (issues: readonly ImportIssue[]) =>
  issues.some(({ level }) => level === 'error');

/** Why a whole file, or a whole import, cannot be read. Words under `import.problem.<code>`. */
export const PROBLEM_CODES = [
  'fileEmpty',
  'fileTooLarge',
  'fileUnreadable',
  'fileBinary',
  'fileZip',
  'fileSpreadsheet',
  'fileNumbers',
  'workbookTooLarge',
  'workbookDamaged',
  'tooManyColumns',
  'notProductExport',
  'noProducts',
  'otherPlatform',
  'inventoryExport',
  'ordersExport',
  'customersExport',
  'readerFailed',
] as const;

/** Why a whole file cannot be read. */
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** A file that cannot be read, with what the message needs. */
export class FileProblem extends Error {
  override readonly name = 'FileProblem';
  constructor(
    readonly code: ProblemCode,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}
