import type { OwnerTaskRefusalCode } from '@/domain/functions/ownerTaskRefusal.ts';
import type { OwnerTaskStanding } from '@/domain/functions/ownerTaskStanding.ts';
import type { ShopRefusalCode } from '@/domain/import/shopify/admin/shopRefusal.ts';
import { importColumns } from './importColumns.ts';
import { importIssues } from './importIssues.ts';
import { importLookalikes } from './importLookalikes.ts';

/** Words of the Shopify and Wix import. */
export const importText = {
  platform: { shopify: 'Shopify', wix: 'Wix' },
  title: 'Import from %{platform}',
  forBusiness: 'for %{business}',
  unknown: 'Something went wrong: %{message}',
  offline: 'You are offline. The import waits and goes on by itself.',
  source: {
    upload: 'Upload a file',
    connect: 'Connect the shop',
    everything: 'Read everything',
    ways: 'How to import',
    drop: 'Drop the exported files here',
    dropNow: 'Drop to read them',
    choose: 'Choose files',
    rules:
      'CSV as %{platform} exports it, or an Excel workbook (.xlsx) of it, several files at once: up to 250 MB a CSV file, 50 MB a workbook. Nothing is written before you have seen it.',
    how: {
      shopify:
        'In Shopify: Products → Export → All products → CSV for Excel or plain CSV. The file has drafts, costs and stock too.',
      wix: 'In Wix: Store Products → More Actions → Export. Both the old and the new catalog are read.',
    },
    resuming: 'Going on with the import of %{time}',
    resumingHelp:
      'This browser kept nothing of it. Choose the same file (%{file}) or connect the same shop: what is written already is not written again.',
    startFresh: 'Start a new import instead',
  },
  connect: {
    shop: 'Shop',
    shopHelp: 'For example my-shop, my-shop.myshopify.com or your own domain.',
    shopHelpLimited:
      'For example my-shop or my-shop.myshopify.com. Shopify names it under Settings → Domains.',
    notAllowed:
      'This console may not ask %{domain}: its security policy names .myshopify.com addresses only. Write the shop’s .myshopify.com address, which Shopify names under Settings → Domains, or upload the CSV export. Whoever runs this console can add the domain to connect-src in firebase.json.',
    token: 'Public access token (optional)',
    tokenHelp:
      'From Shopify’s Headless channel; adds tags and stock counts. Not needed to read published products. It stays in this tab’s memory.',
    shopifySteps: 'Where to find the token',
    shopifyStep1:
      'In the Shopify admin open Sales channels → Headless. If it is not there, install the free Headless channel from the Shopify App Store.',
    shopifyStep2: 'Choose Add storefront, or open the one you have.',
    shopifyStep3:
      'Under Storefront API permissions choose Edit and allow unauthenticated_read_product_listings (products), unauthenticated_read_product_tags (tags) and unauthenticated_read_product_inventory (stock counts).',
    shopifyStep4: 'Copy the public access token, never the private one.',
    limitsShopify:
      'A connection reads published products only. Drafts, costs and, without a token, tags and stock counts come with the CSV export.',
    clientId: 'Client ID',
    clientIdHelp:
      'For example 1a2b3c4d-1a2b-1a2b-1a2b-1a2b3c4d5e6f. It stays in this tab’s memory.',
    wixSteps: 'Where to find it',
    wixStep1:
      'In the site’s dashboard open Settings → Development & integrations → Headless Settings.',
    wixStep2:
      'Under Headless clients choose Create New Client, name it and choose Create & Continue; or open the one you have.',
    wixStep3: 'Add %{origin} to its allowed redirect domains, so that Wix answers this console.',
    wixStep4:
      'Copy its Client ID. It needs no permissions and no secret: the console reads what every visitor of the site may see.',
    limitsWix:
      'A connection reads visible products only. Hidden products and costs come only with the CSV export.',
    go: 'Read products',
    empty:
      '%{shop} answers, but shows no products. Publish products to the sales channel, or upload the CSV export.',
    problem: {
      badShop: '“%{domain}” is no shop’s address. Write it like my-shop or my-shop.myshopify.com.',
      badClientId:
        'A Client ID has 32 characters in five groups, such as 1a2b3c4d-1a2b-1a2b-1a2b-1a2b3c4d5e6f. Copy it anew.',
      shopNotFound:
        'There is no shop at %{domain}. Check the spelling, or use its .myshopify.com address.',
      storeLocked:
        '%{domain} is behind a password, so it cannot be read without a token. Add a public access token, remove the password, or upload the CSV export.',
      unauthorized:
        '%{domain} does not accept this token. Copy the public access token of the Headless channel again, or leave the field empty.',
      forbidden:
        'The shop does not allow products to be read: %{message} Allow it in the channel’s permissions, or upload the CSV export.',
      tokenForMyshopifyOnly:
        'A token is only sent to a .myshopify.com address. Write the shop’s .myshopify.com address, or leave the token out.',
      throttled: '%{domain} asked to slow down several times. Wait a minute, then try again.',
      unavailable:
        '%{domain} is closed or frozen at the moment. Its owner has to settle this with the platform; the CSV export may still work.',
      blocked:
        'Shopify holds our requests for automatic and refuses them. Wait a minute and try again, or upload the CSV export.',
      serverError: '%{domain} has a fault of its own. Try again in a few minutes.',
      invalidResponse:
        'The answer was not what a shop answers (%{message}). Check the address, or upload the CSV export.',
      tooComplex:
        'A product of %{domain} is too large to be read this way. Upload the CSV export instead.',
      unreachable:
        '%{domain} could not be reached. Check the spelling and your connection. For Wix, this site’s address must be among the allowed redirect domains of the headless client.',
      clientIdRefused:
        'Wix does not accept this Client ID (%{message}). Copy it again, and add this site’s address to the client’s allowed redirect domains.',
      planNeeded: 'Wix asks for a higher plan to read this site. Upload the CSV export instead.',
      storesMissing:
        'This Wix site has no store. Choose the site with Wix Stores, or upload a CSV export.',
      notFound:
        'Wix does not know this site or interface (%{message}). Check the Client ID, or upload the CSV export.',
    },
  },
  everything: {
    shop: 'the shop at Shopify',
    help: 'Reads the shop of %{business} whole: drafts, archived products, costs, stock and metafields too. It takes no file and no token of yours. Whoever runs this console sets it up for each shop.',
    limits:
      'A large shop takes minutes: Shopify lets a few products a second be read. Metafields come as details where the shop has defined them; references to other records are left out.',
    go: 'Read everything from Shopify',
    standing: {
      off: 'The functions that read shops are switched off. Ask whoever runs this console to switch them on, or upload the CSV export.',
      noShops:
        'No Shopify shop is set up for this console. Ask whoever runs it to set one up for this business, or upload the CSV export.',
      silent:
        'The functions that read shops have not been heard of for hours. They may not answer: then ask whoever runs this console, or upload the CSV export.',
      unknown:
        'It is not known whether the functions that read shops are there: that could not be asked. They may not answer.',
    } satisfies Record<Exclude<OwnerTaskStanding, 'ready' | 'none'>, string>,
    refusal: {
      invalid:
        'The server did not understand what was asked. Reload this page and try again; if that does not help, ask whoever runs this console whether its functions are of the same version.',
      tooMany:
        'Too many tasks of this business wait already. Wait until some have ended, then try again.',
      noShop:
        'No Shopify shop is set up for this business. Ask whoever runs this console to set it up, or upload the CSV export.',
      badSecret:
        'What is set up for this shop cannot be used. Ask whoever runs this console to look at it: the secret with the shops is missing, may not be read, or is wrong for this business.',
      badToken:
        'Shopify does not accept what is set up for this shop. Ask whoever runs this console to renew it, and look in Shopify whether the app is still installed.',
      forbidden:
        'The app that is set up may not read everything. In Shopify it needs the scopes read_products and read_inventory.',
      shopNotFound:
        'There is no shop at the address that is set up, or it has moved. Ask whoever runs this console to correct the address.',
      unavailable:
        'The shop is closed or frozen at the moment. Its owner has to settle this with Shopify; the CSV export may still work.',
      throttled: 'Shopify asked to slow down several times. Wait some minutes, then try again.',
      unreachable: 'Shopify could not be reached. Try again in a few minutes.',
      tooComplex:
        'A product of the shop is too large to be read this way. Upload the CSV export instead.',
      unreadable:
        'What came is not what a shop answers. Try again; if that does not help, upload the CSV export.',
      busy: 'This shop is being read already, in another window or for somebody else. Wait until that has ended, then try again.',
      noAnswer:
        'Nobody answered. The functions that read shops may not be deployed, or switched off: ask whoever runs this console, or upload the CSV export.',
      denied: 'This account may not have this shop read. Sign in again, or ask an administrator.',
      empty: 'The shop has no products.',
    } satisfies Record<ShopRefusalCode, string>,
  },
  problem: {
    title: '%{name} could not be read',
    unknown: 'Something went wrong: %{message}',
    fileEmpty: 'The file is empty. Export the products again.',
    fileTooLarge:
      'The file is larger than %{most} MB. Export fewer products at a time and import the files one after the other; a large workbook can be saved as “CSV UTF-8”.',
    fileUnreadable:
      'The browser could not open the file (%{reason}). Was it moved or changed? Choose it again.',
    fileBinary: 'This is no text file. Choose the CSV file that the platform exported.',
    fileZip:
      'This is a compressed archive, whatever its name says. Unpack it and choose the CSV file inside.',
    fileSpreadsheet:
      'This is a spreadsheet of another kind than .xlsx, or one with a password. Open it, save it without a password as .xlsx or “CSV UTF-8”, then choose that file.',
    fileNumbers:
      'This is an Apple Numbers document. Open it, choose File → Export to → CSV, and choose that file.',
    workbookTooLarge:
      'This workbook would take more than 256 MB to open. Save the sheet with the products as “CSV UTF-8” and choose that file.',
    workbookDamaged:
      'This workbook is damaged: not all of it could be opened. Open it in a spreadsheet program, save it again and choose it once more.',
    tooManyColumns:
      'The file has %{count} columns; product exports have under 200. Choose the exported CSV file.',
    notProductExport:
      'This is no product export: its columns are %{columns}. Choose the CSV file of the product export.',
    noProducts: 'The file has the right headings but no products below them.',
    otherPlatform: 'This is an export of the other platform. Import it on the %{platform} page.',
    inventoryExport:
      'This is Shopify’s inventory export: it has quantities and no products. Choose it together with the product export (Products → Export).',
    ordersExport: 'This is an export of orders. Use Products → Export instead.',
    customersExport: 'This is an export of customers. Use Products → Export instead.',
    readerFailed: 'The file could not be read to its end: %{reason}',
  },
  reading: {
    file: 'Reading %{label}',
    shop: 'Reading the products of %{label}',
    existing: 'Looking up what was imported before',
    checking: 'Comparing with your catalogue',
    rows: '%{smart_count} row |||| %{smart_count} rows',
    products: '%{smart_count} product |||| %{smart_count} products',
    cancel: 'Cancel reading',
  },
  file: {
    title: 'Files',
    facts:
      '%{smart_count} row · %{dialect} · %{encoding} · separated by %{delimiter} |||| %{smart_count} rows · %{dialect} · %{encoding} · separated by %{delimiter}',
    sheetFacts:
      '%{smart_count} row · %{dialect} · sheet “%{sheet}” |||| %{smart_count} rows · %{dialect} · sheet “%{sheet}”',
    dialect: {
      'shopify-legacy': 'Shopify (headings until 2025)',
      'shopify-2025': 'Shopify (headings since 2025)',
      'shopify-inventory': 'Shopify’s stock by location',
      'wix-v1': 'Wix Catalog V1',
      'wix-v3': 'Wix Catalog V3',
      table: 'Table with other headings',
    },
    delimiter: { comma: 'commas', semicolon: 'semicolons', tab: 'tabs', bar: 'bars' },
    guessed:
      'The file does not say how its letters are stored; it was read as Windows-1252, as Excel saves it. If accents look wrong, choose how it is to be read.',
    comma: 'Decimals are written with a comma in this file.',
    notice: {
      oneSheet:
        'Only the sheet “%{sheet}” of this workbook is read. Not read: %{others}. Another one can be chosen under “Read it otherwise”.',
      lacksResults:
        'This sheet has formulas whose results are not stored in the file. Their cells count as unreadable (#VALUE!). Open the workbook in a spreadsheet program, save it and choose it again.',
      update:
        'This file has no titles, so it only changes products that are there: by their handle, SKU or barcode, and only what it has columns for. Empty cells change nothing.',
      table:
        'This is no export of Shopify or Wix. Its columns were recognised by their headings: see under “Columns of the file” whether that is right.',
      noQuantities:
        'This export has no quantities: shops with several locations keep them apart. New products are stored as in stock and not counted. Choose Shopify’s inventory export together with this file to have them (Products → Inventory → Export).',
      noPrices:
        'The file has no prices. Known products keep theirs; new ones become drafts until they have one.',
    },
  },
  format: {
    change: 'Read it otherwise',
    changeOf: 'Read it otherwise: %{name}',
    label: 'How %{name} is written',
    words: 'Letters as they are read now: %{words}',
    plain: 'The file has plain letters alone: every encoding reads them the same.',
    sheet: 'Sheet',
    encoding: 'Letters',
    encodings: {
      'utf-8': 'UTF-8',
      'windows-1252': 'Western European (Windows-1252)',
      'windows-1250': 'Central European (Windows-1250)',
      'windows-1251': 'Cyrillic (Windows-1251)',
      'windows-1253': 'Greek (Windows-1253)',
      'windows-1254': 'Turkish (Windows-1254)',
      'windows-1255': 'Hebrew (Windows-1255)',
      'windows-1257': 'Baltic (Windows-1257)',
      macintosh: 'Mac OS Roman (older Macs)',
      'utf-16le': 'UTF-16 (low byte first)',
      'utf-16be': 'UTF-16 (high byte first)',
    },
    delimiter: 'Cells are separated by',
    decimals: 'Decimals are written with',
    decimal: { comma: 'a comma (12,50)', point: 'a point (12.50)' },
    guess: 'Read it as recognised',
  },
  columns: importColumns,
  settings: {
    title: 'Settings',
    remembered: 'As at the last import of “%{shop}” on %{date}: %{names}.',
    rememberedName: {
      currency: 'currency',
      status: 'status',
      categories: 'names of categories',
      columns: 'what columns are',
      weightUnit: 'unit of weights',
      images: 'what becomes of pictures',
      mode: 'what is written',
      byCodes: 'whether renamed products are recognised',
    },
    currency: 'Currency of the prices',
    currencyHelp: 'The file names no currency.',
    currencyDiffers: 'The business keeps its books in %{currency}.',
    currencyFromShop: 'The shop’s prices are in %{currency}.',
    shop: 'Shop name',
    shopHelp: 'Products are known again by it: use the same name every time.',
    shopDiffers:
      'Earlier imports used %{shops}. Under another name these products count as different ones.',
    status: 'Status in our catalogue',
    statusChoice: { source: 'As in the shop', draft: 'Draft', active: 'Active' },
    weightUnit: 'Weights are in',
    unit: { kg: 'Kilograms', lb: 'Pounds' },
    images: 'Pictures',
    imagesChoice: { link: 'Stay in the shop (by link)', copy: 'Copied into our storage' },
    picturesBlocked:
      '%{smart_count} picture stays a link: this console may not copy from its server, %{hosts}. Whoever runs this console can add it to connect-src in firebase.json. |||| %{smart_count} pictures stay links: this console may not copy from their servers, %{hosts}. Whoever runs this console can add them to connect-src in firebase.json.',
    picturesByServer: 'The server can copy them after the import.',
    mode: 'What to write',
    modeChoice: {
      both: 'New and changed products',
      add: 'New products only',
      update: 'Changed products only',
    },
    byCodes: 'Recognise renamed products',
    byCodesHelp:
      'A product whose handle is new is looked for by its SKU and barcode, so that it is not added twice.',
    overwrite: 'Overwrite what was edited here',
    overwriteHelp: 'Otherwise fields you edited since the last import stay as they are.',
    categories: 'Categories',
    categoriesHelp: 'Choose one of your categories or write another name where yours differs.',
    categoryFor: 'Category for %{name}',
    noCategory: '(none)',
    categoriesMore: 'Show %{smart_count} more category |||| Show %{smart_count} more categories',
  },
  state: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', error: 'Error' },
  filter: {
    label: 'Show',
    all: 'All',
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    warnings: 'Warnings',
    errors: 'Errors',
  },
  lookalikes: importLookalikes,
  recognised: {
    note: '%{smart_count} product has a new handle and was recognised; it is changed, not added. |||| %{smart_count} products have new handles and were recognised; they are changed, not added.',
    apart: 'Add them as new',
    by: {
      handle: 'Known by its handle, “%{handle}” before',
      sku: 'Known by its SKU; its handle was “%{handle}”',
      barcode: 'Known by its barcode; its handle was “%{handle}”',
    },
  },
  preview: {
    title: 'Preview',
    compared:
      'Compared with your catalogue: %{smart_count} product |||| Compared with your catalogue: %{smart_count} products',
    list: 'Products of the import',
    search: 'Search title, handle or SKU',
    none: 'No product matches.',
    select: 'Select %{name}',
    selectShown: 'Select all shown',
    selected: '%{smart_count} product will be written |||| %{smart_count} products will be written',
    estimate: 'About %{writes} entries are stored, with what it takes to undo them.',
    nothing: 'Nothing to write: your catalogue has all of this already.',
    nothingSelected: 'No product is selected.',
    write: 'Import %{smart_count} product |||| Import %{smart_count} products',
    other: 'Choose another source',
    open: 'Details of %{name}',
    variants: '%{smart_count} variant |||| %{smart_count} variants',
    changes: 'Changes: %{fields}',
    keptFields: 'Keeps your %{fields}',
    warnings: '%{smart_count} warning |||| %{smart_count} warnings',
    errors: '%{smart_count} error |||| %{smart_count} errors',
    capped:
      'Only %{smart_count} product could be read this way. Upload the CSV export for the rest. |||| Only %{smart_count} products could be read this way. Upload the CSV export for the rest.',
    errorsLeft:
      '%{smart_count} product with errors is left out. |||| %{smart_count} products with errors are left out.',
    downloadErrors: 'Download the rows with errors',
  },
  detail: {
    close: 'Close details',
    previous: 'Previous product',
    next: 'Next product',
    row: 'Row %{row}',
    rows: 'Rows %{from} to %{to}',
    handle: 'Handle',
    price: 'Price',
    cost: 'Cost',
    variants: 'Variants',
    moreVariants: 'and %{count} more',
    issues: 'Errors and warnings',
    changes: 'What changes',
    kept: 'What stays, because it was edited here',
    field: 'Field',
    now: 'Now',
    after: 'After the import',
    shop: 'In the shop',
    here: 'Here',
    description: 'Description',
  },
  vanished: {
    title:
      '%{smart_count} product is not in this import |||| %{smart_count} products are not in this import',
    help: 'They came from %{shop} earlier. Nothing happens to them unless you say so.',
    verdict: {
      left: 'If this import is the whole shop, they have left it.',
      notYet: 'When the import is done you can make them drafts or archive them.',
      unfinished: 'Finish the import to make them drafts or archive them.',
      partial: 'The import was not read as a whole, so they may still be in the shop.',
      otherShop:
        'Nothing in this import came from there: it seems to be another shop’s, or a part of a shop. Check the shop’s name.',
    },
    toDraft: 'Make the active one a draft |||| Make the %{smart_count} active ones drafts',
    toArchive: 'Archive it |||| Archive all %{smart_count}',
    confirmDraft: 'Make %{smart_count} product a draft? |||| Make %{smart_count} products drafts?',
    confirmArchive: 'Archive %{smart_count} product? |||| Archive %{smart_count} products?',
    body: 'It disappears from the catalogue and can be brought back at any time. |||| They disappear from the catalogue and can be brought back at any time.',
    taskDraft: 'Making drafts of what left the shop',
    taskArchive: 'Archiving what left the shop',
    draft: 'Make drafts',
    archive: 'Archive',
    doneDraft:
      '%{smart_count} product is a draft now. |||| %{smart_count} products are drafts now.',
    doneArchive:
      '%{smart_count} product is archived now. |||| %{smart_count} products are archived now.',
    failed:
      '%{smart_count} product could not be changed. |||| %{smart_count} products could not be changed.',
    more: 'and %{count} more',
  },
  run: {
    task: '%{platform} import of %{business}',
    title: 'Writing',
    counts: '%{created} new · %{updated} changed · %{failed} failed',
    of: '%{done} of %{total} products',
    rate: '%{rate} products a second',
    left: 'about %{time} left',
    pause: 'Pause',
    resume: 'Resume',
    cancel: 'Cancel import',
    paused: 'Paused. Nothing is lost; resume whenever you like.',
    pausedOffline: 'You are offline. The import waits and goes on by itself.',
    pausedUnreachable:
      'The database cannot be reached. It is tried again every half minute; nothing is lost.',
    pausedUnproven:
      '%{unproven} Until then it stands still and is tried again every half minute; nothing is lost.',
    pausedExhausted:
      'The database takes no more at the moment: today’s limit is reached, or too much is asked at once. It is tried again every five minutes; nothing is lost.',
    leave:
      'You may leave this page: the import goes on. If the window is closed, resume it from the history below.',
    notKept:
      'This browser keeps no data, so a resume after closing the window would need the file again.',
  },
  done: {
    finished: 'Import finished',
    cancelled: 'Import cancelled',
    stopped: 'Import stopped',
    stoppedHelp: 'It stopped because: %{reason} Resume it from the history below.',
    created: '%{smart_count} product added |||| %{smart_count} products added',
    updated: '%{smart_count} product changed |||| %{smart_count} products changed',
    unchanged: '%{smart_count} found unchanged |||| %{smart_count} found unchanged',
    failed: '%{smart_count} product failed |||| %{smart_count} products failed',
    cancelledHelp:
      'What was written until then stays. Import again to go on, or undo the run below.',
    untold:
      'The history could not be told yet that this import was cancelled, and may show it as interrupted until then. %{reason}',
    leftOut:
      '%{smart_count} product was left out because of its errors. |||| %{smart_count} products were left out because of their errors.',
    download: 'Download the failed rows',
    downloadHelp: 'Put them right in the file and import it again.',
    again: 'Import more',
    products: 'See the products',
    took: 'in %{time}',
    more: 'and %{count} more',
  },
  pictures: {
    task: 'Copying pictures of %{business}',
    title: 'Pictures',
    progress: '%{done} of %{total} pictures copied or tried',
    done: '%{smart_count} picture copied |||| %{smart_count} pictures copied',
    failed: '%{smart_count} picture stays a link |||| %{smart_count} pictures stay links',
    retry: 'Try these again',
    server: {
      copy: 'Copy on the server',
      help: 'A browser may copy from few servers; the server of this console may copy from all.',
      asking:
        'The server copies the pictures. What was asked for goes on when you leave this console.',
      missing:
        'Nobody answered. The functions that copy pictures may not be deployed, or switched off: ask whoever runs this console.',
      standing: {
        off: 'The server could copy more of them, but that is switched off: ask whoever runs this console.',
        silent: 'It has not been heard of for hours and may not answer.',
        unknown: 'It is not known whether it answers: that could not be asked.',
      } satisfies Record<Exclude<OwnerTaskStanding, 'ready' | 'none' | 'noShops'>, string>,
      failed: 'The server did not copy them. %{reason}',
      refusal: {
        invalid:
          'It did not understand what was asked. Reload this page and try again; if that does not help, ask whoever runs this console whether its functions are of the same version.',
        tooMany:
          'Too many tasks of this business wait already. Wait until some have ended, then try again.',
      } satisfies Record<OwnerTaskRefusalCode, string>,
    },
    failure: {
      notAllowed: 'Not tried: this console’s security policy does not name the picture’s server.',
      refusedAddress:
        'Not copied: a server copies from public addresses that begin with https:// alone.',
      unreachable: 'The picture’s server did not answer, or does not allow copying.',
      notFound: 'The picture is not there any more.',
      noImage: 'The address leads to no picture.',
      tooLarge: 'The picture is larger than %{most} MB and could not be made smaller.',
      tooSlow: 'The picture took longer than 20 seconds.',
      notStored: 'Our storage did not take the picture.',
      notTried: 'Not tried: the database did not answer.',
    },
  },
  history: {
    title: 'History',
    empty: 'No imports yet.',
    status: {
      running: 'Running',
      interrupted: 'Interrupted',
      elsewhere: 'At work in another window',
      paused: 'Paused',
      finished: 'Finished',
      cancelled: 'Cancelled',
      undone: 'Undone',
      undoneInPart: 'Undone, in part: %{products} of %{total}',
    },
    from: '%{source}',
    live: '%{shop} (connected)',
    counts: '%{created} added · %{updated} changed · %{failed} failed',
    resume: 'Resume',
    resumeRun: 'Resume the import of %{time}',
    undo: 'Undo',
    products: 'Products',
    productsRun: 'See the products of the import of %{time}',
    undoRun: 'Undo the import of %{time}',
    failed: 'Failed rows',
    failedRun: 'Download the failed rows of the import of %{time}',
    failedMissing:
      '%{smart_count} failed product was not kept with the run; it is in the original file. |||| %{smart_count} failed products were not kept with the run; they are in the original file.',
    more: 'Show older imports',
  },
  undo: {
    task: 'Undoing an import',
    title: 'Undo this import?',
    body: 'Products it added are deleted with the pictures copied for them, products it changed get their earlier values back. What was edited or imported again since stays as it is.',
    counts: '%{created} to delete, %{updated} to restore.',
    confirm: 'Undo the import',
    running: 'Undoing…',
    doneTitle: 'The import was undone',
    partTitle:
      '%{smart_count} of %{total} products was undone |||| %{smart_count} of %{total} products were undone',
    deleted: '%{smart_count} product deleted |||| %{smart_count} products deleted',
    restored: '%{smart_count} product restored |||| %{smart_count} products restored',
    spared: '%{smart_count} product stays |||| %{smart_count} products stay',
    failed:
      '%{smart_count} product could not be undone |||| %{smart_count} products could not be undone',
    pictures: '%{smart_count} copied picture removed |||| %{smart_count} copied pictures removed',
    picturesInUse:
      '%{smart_count} copied picture stays, another product shows it |||| %{smart_count} copied pictures stay, other products show them',
    picturesFailed:
      '%{smart_count} copied picture could not be removed and stays in the storage. |||| %{smart_count} copied pictures could not be removed and stay in the storage.',
    reason: {
      edited: 'edited since the import, and undoing would lose that',
      laterImport: 'imported again since; undo the later import first',
      gone: 'deleted since, so there is nothing to restore',
    },
    stopped: 'The undo stopped: %{message} Start it again to go on.',
  },
  issue: importIssues,
  place: {
    row: 'Row %{row}',
    column: '%{column}',
  },
};
