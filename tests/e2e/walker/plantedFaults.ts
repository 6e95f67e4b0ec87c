import type { Walker } from './walker.ts';

/** A fault that is put into a copy of the console, to see that walks find it. */
export interface PlantedFault {
  name: string;
  /** Whose walks come across it. */
  walker: Pick<Walker, 'role' | 'language' | 'viewport'>;
  /** The invariants that may tell of it. */
  toldBy: readonly string[];
  /** What is replaced, once, in files below the root. */
  patches: readonly { file: string; find: string; put: string }[];
}

const OWNER = { role: 'owner', language: 'en', viewport: 'desktop' } as const;
const ADMINISTRATOR = { role: 'administrator', language: 'en', viewport: 'desktop' } as const;

/** Faults of different kinds, at least one for each invariant that looks at what people see. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'dates in the cache become text after a save',
    walker: OWNER,
    toldBy: ['developer’s words', 'no complaints'],
    patches: [
      {
        file: 'src/providers/queryClient.ts',
        find: '{ structuralSharing: recordSharing(schema) }',
        put: '{ structuralSharing: schema && shareEqual }',
      },
      {
        file: 'src/providers/queryClient.ts',
        find: "import { recordSharing } from './cache/recordSharing.ts';",
        put: "import { shareEqual } from './cache/shareEqual.ts';",
      },
    ],
  },
  {
    name: 'the list shows the lowest price only',
    walker: OWNER,
    toldBy: ['shown is stored'],
    patches: [
      {
        file: 'src/components/products/PriceCell.tsx',
        find: 'range.from === range.to ? from',
        put: 'range.from <= range.to ? from',
      },
    ],
  },
  {
    name: 'a save does not raise the version',
    walker: OWNER,
    // The back end refuses it, with a message for developers.
    toldBy: ['nothing unasked', 'developer’s words'],
    patches: [
      {
        file: 'src/domain/tracked.ts',
        find: 'version: versionBefore + 1',
        put: 'version: versionBefore',
      },
    ],
  },
  {
    name: 'a heading is a key without words',
    walker: { ...OWNER, viewport: 'phone' },
    toldBy: ['developer’s words'],
    patches: [
      {
        file: 'src/resources/products/list/productColumns.tsx',
        find: "label: 'products.field.stockState'",
        put: "label: 'products.field.stockOnHand'",
      },
    ],
  },
  {
    name: 'a button is English on German pages',
    walker: { ...OWNER, language: 'de' },
    toldBy: ['words'],
    patches: [
      {
        file: 'src/components/forms/SaveBar.tsx',
        // Not the one of the button's name, which stands after an equals sign.
        find: "  {translate('forms.discard')}",
        put: "  {'Discard changes'}",
      },
    ],
  },
  {
    name: 'lists are sorted the other way round',
    walker: ADMINISTRATOR,
    toldBy: ['shown is stored'],
    patches: [
      {
        file: 'src/providers/local/planQuery.ts',
        find: "reverse: sort?.direction === 'desc'",
        put: "reverse: sort?.direction === 'asc'",
      },
    ],
  },
  {
    name: 'private details load for ever',
    walker: OWNER,
    toldBy: ['no endless waiting'],
    patches: [
      {
        file: 'src/resources/products/show/PrivateDetails.tsx',
        find: 'if (isPending) return',
        put: 'if (isPending || data) return',
      },
    ],
  },
  {
    name: 'a promise that nobody catches is rejected',
    walker: OWNER,
    toldBy: ['no complaints'],
    patches: [
      {
        file: 'src/layout/SchemeMenu.tsx',
        find: 'onClick={event => setAnchor(event.currentTarget)}',
        put: 'onClick={async event => { setAnchor(event.currentTarget); throw new Error("lost"); }}',
      },
    ],
  },
  {
    name: 'tabs count one too many',
    walker: ADMINISTRATOR,
    toldBy: ['shown is stored'],
    patches: [
      {
        file: 'src/components/list/ListTabs.tsx',
        find: 'format(count)',
        put: 'format(count + 1)',
      },
    ],
  },
  {
    name: 'a button has lost its name',
    walker: OWNER,
    toldBy: ['accessibility'],
    patches: [
      {
        file: 'src/layout/Header.tsx',
        find: "        aria-label={translate('shell.toggleNavigation')}\n        title={translate('shell.toggleNavigation')}\n",
        put: '',
      },
    ],
  },
  {
    name: 'looking at a product changes it',
    walker: OWNER,
    toldBy: ['nothing unasked', 'shown is stored'],
    patches: [
      {
        file: 'src/resources/products/show/useProductDetails.ts',
        find: '...productDetailsQuery(dataProvider, product), enabled',
        put: "...productDetailsQuery(dataProvider, product), enabled, queryFn: async () =>\n      (await dataProvider.update('products', { id: product.id, data: { brand: product.brand + '.' }, previousData: product })) &&\n      readProductDetails(dataProvider, product)",
      },
    ],
  },
];
