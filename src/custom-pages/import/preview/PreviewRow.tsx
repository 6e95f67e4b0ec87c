import { useTranslate } from 'ra-core';
import { memo, useState } from 'react';
import { useMoneyFormat } from '@/components/format/useFormat.ts';
import type { PlannedProduct } from '@/domain/import/planProduct.ts';
import { placeInSource } from '../engine/placeInSource.ts';
import { STATE_TONE } from './stateTone.ts';
import { useFieldNames } from './useFieldNames.ts';

const Picture = ({ address }: { address: string | null | undefined }) => {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span className="picture">
      {address && broken !== address && (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </span>
  );
};

/**
 * One product of the preview: whether it is written, what it is, and what is to be said of it. Made
 * of plain elements that `PreviewRows` styles: a flick of the wheel renders dozens of them at once.
 */
export const PreviewRow = memo(
  (props: {
    line: PlannedProduct;
    index: number;
    count: number;
    /** Pixels from the list's top. */
    start: number;
    selectable: boolean;
    selected: boolean;
    focused: boolean;
    onSelect: (place: string, selected: boolean) => void;
    onOpen: (index: number) => void;
  }) => {
    const { line, index, count, start, selectable, selected, focused, onSelect, onOpen } = props;
    const translate = useTranslate();
    const money = useMoneyFormat();
    const fieldNames = useFieldNames();
    const { content, source } = line.mapped;
    const name = content.title || source.handle;
    const [picture] = content.images;
    const errors = line.issues.filter(({ level }) => level === 'error').length;
    const warnings = line.issues.length - errors;
    const { recognisedBy } = line;
    const remarks = [
      recognisedBy
        ? translate(`import.recognised.by.${recognisedBy}`, {
            handle: line.existing?.record.source?.handle,
          })
        : '',
      content.variants.length > 0
        ? translate('import.preview.variants', { smart_count: content.variants.length })
        : '',
      line.changes.length > 0
        ? translate('import.preview.changes', { fields: fieldNames(line.changes) })
        : '',
      line.kept.length > 0
        ? translate('import.preview.keptFields', { fields: fieldNames(line.kept) })
        : '',
    ].filter(Boolean);
    return (
      <li
        aria-setsize={count}
        aria-posinset={index + 1}
        style={{ transform: `translateY(${start}px)` }}
      >
        <label className="select">
          <input
            type="checkbox"
            aria-label={translate('import.preview.select', { name })}
            checked={selectable && selected}
            disabled={!selectable}
            onChange={event => onSelect(placeInSource(source), event.target.checked)}
          />
        </label>
        <button
          type="button"
          data-row={index}
          tabIndex={focused ? 0 : -1}
          aria-label={translate('import.preview.open', { name })}
          onClick={() => onOpen(index)}
        >
          <Picture address={picture?.thumbnailUrl ?? picture?.url} />
          <span className="text">
            <span className="title">{name}</span>
            <span className="remarks">{remarks.join(' · ') || source.handle}</span>
          </span>
          <span className="facts">
            <span className="price">
              {content.price === null ? '–' : money(content.price, content.currency)}
            </span>
            <span>
              <span className="state" data-tone={STATE_TONE[line.state]}>
                {errors > 0
                  ? translate('import.preview.errors', { smart_count: errors })
                  : translate(`import.state.${line.state}`)}
              </span>
              {warnings > 0 && (
                <span className="warnings">
                  {' · '}
                  {translate('import.preview.warnings', { smart_count: warnings })}
                </span>
              )}
            </span>
          </span>
        </button>
      </li>
    );
  },
);
PreviewRow.displayName = 'PreviewRow';
