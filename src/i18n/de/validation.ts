import { MAX_IMAGES } from '@/domain/fileLimits.ts';
import type { validation as english } from '../en/validation.ts';
import type { Translation } from '../Translation.ts';

const longerThan = (most: string) => `Das sind mehr als ${most} Zeichen. Kürzen Sie den Text.`;

/** What is wrong with a field; the schemas name these keys. */
export const validation: Translation<typeof english> = {
  form: 'Einige Felder brauchen Ihre Aufmerksamkeit.',
  required: 'Dieses Feld ist erforderlich.',
  tooLong: {
    2: longerThan('2'),
    20: longerThan('20'),
    50: longerThan('50'),
    100: longerThan('100'),
    150: longerThan('150'),
    200: longerThan('200'),
    254: longerThan('254'),
    500: longerThan('500'),
    2048: longerThan('2.048'),
    5000: longerThan('5.000'),
    100000: longerThan('100.000'),
  },
  invisible: 'Hier stehen nur unsichtbare Zeichen. Schreiben Sie etwas Lesbares.',
  halfCharacter:
    'Hier steht ein halbes Zeichen, etwa ein beschädigtes Emoji. Löschen Sie es und geben Sie es neu ein.',
  reservedName: 'Dieser Name ist reserviert. Wählen Sie einen anderen.',
  email: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
  webAddress: 'Das ist keine Webadresse. Sie beginnt mit https:// oder http://.',
  amount: 'Das ist kein Betrag. Schreiben Sie ihn wie 12,50.',
  negativeAmount: 'Ein Betrag darf nicht negativ sein.',
  currency: 'Das ist keine Währung. Verwenden Sie ihre drei Buchstaben, zum Beispiel EUR.',
  tooManyImages: `Ein Produkt kann höchstens ${MAX_IMAGES} Bilder haben.`,
  tooManyTags: 'Ein Produkt kann höchstens 250 Schlagwörter haben.',
  tooManyAttributes: 'Ein Produkt kann höchstens 250 Merkmale haben.',
  tooManyOptions: 'Ein Produkt kann höchstens sechs Optionen haben.',
  tooManyVariants: 'Ein Produkt kann höchstens 2.048 Varianten haben.',
  optionValues: 'Eine Option braucht mindestens einen Wert.',
  compareAt: 'Der Streichpreis muss höher als der Preis oder leer sein.',
  duplicateOption: 'Zwei Optionen haben denselben Namen.',
  atLeastOne: 'Mindestens einer ist nötig.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  lowStockThreshold:
    'Geben Sie den Meldebestand in ganzen Stück an, zum Beispiel 20; höchstens 1.000.000.',
  weight: 'Geben Sie das Gewicht in ganzen Gramm an, zum Beispiel 250; höchstens 10.000.000.',
};
