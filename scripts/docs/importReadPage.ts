import { z } from 'zod';
import { documentSchema } from '../import/document.ts';

/** docs/import-read.md, from the schema that the command's answers keep to. */
export const importReadPage =
  (): string => `# What an import would make of a file, without a browser

<!-- Written by \`npm run docs:build\`. -->

\`\`\`sh
npm run --silent import:read -- products.csv
npm run --silent import:read -- products.xlsx
npm run --silent import:read -- products.csv inventory.csv --platform shopify --currency EUR
npm run --silent import:read -- tomorrow.csv --again today.csv --json
\`\`\`

The command runs the code of the import page on exports of Shopify and Wix and prints one JSON
document to the standard output. Where no platform is named, the files say which it is. Shopify's
export of stock by location is read beside the products. A currency is only taken where the file
names none. Files that cannot be read are among the problems; wrong arguments and missing files are
said on the error output. The exit code is 1 where there is no product.

- \`columns\`: every column of every file, in the file's order. Its \`fate\` is \`kept\` (as the field
  \`as\`), \`attribute\` (under the name \`as\`; empty where the cells name it themselves) or \`leftOut\`;
  \`filled\` is the number of rows that have something in it.
- \`products\`: what would be stored. \`key\` is the handle, by which a product is known again. A product
  without options has one variant without choices. Descriptions are sanitised as on the page.
- \`problems\`: what is wrong or was left out, with the words of the page. \`row\` counts the file's
  records, its first being 1.
- \`again\`, with \`--again\`: what the files would change of what the earlier one stored, and the keys
  that the earlier one has and they have not.

## Schema

\`\`\`json
${JSON.stringify(z.toJSONSchema(documentSchema), null, 2)}
\`\`\`
`;
