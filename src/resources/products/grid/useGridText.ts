import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useDecimalMark } from '@/components/format/useDecimalMark.ts';
import type { GridColumn } from '@/domain/grid/gridColumns.ts';
import type { CellWriting } from '@/domain/grid/readCell.ts';

/** What the grid's columns are called, and how the reader writes their cells. */
export const useGridText = () => {
  const translate = useTranslate();
  const mark = useDecimalMark();
  const labels = useMemo((): Record<GridColumn, string> => {
    const field = (name: string) => translate(`products.field.${name}`);
    return {
      title: field('title'),
      businessName: field('businessName'),
      status: field('status'),
      price: field('price'),
      compareAtPrice: field('compareAtPrice'),
      cost: field('cost'),
      stock: field('inventory'),
      lowStockThreshold: field('lowStockThreshold'),
      sku: field('sku'),
      barcode: field('barcode'),
      weightGrams: translate('products.grid.weight'),
      category: field('category'),
      brand: field('brand'),
      tags: field('tags'),
      alt: translate('products.grid.alt'),
    };
  }, [translate]);
  const writing = useMemo((): CellWriting => {
    const status = (name: string) => translate(`products.status.${name}`);
    return {
      mark,
      statuses: {
        draft: status('draft'),
        active: status('active'),
        archived: status('archived'),
      },
    };
  }, [translate, mark]);
  return { labels, writing };
};
