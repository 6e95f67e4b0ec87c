import { useTranslate } from 'ra-core';
import type { ChosenSheet } from '@/domain/import/csv/exportFile.ts';
import { useImportSession, useImportState } from '../engine/SessionContext.ts';
import { ChoiceSelect } from '../preview/ChoiceSelect.tsx';
import { IN_ROW } from './inRow.ts';

/** Which sheet of a workbook is read; nothing where it has only one. */
export const SheetSelect = ({ name, sheet }: { name: string; sheet: ChosenSheet }) => {
  const translate = useTranslate();
  const session = useImportSession();
  const format = useImportState().formats[name];
  return (
    sheet.names.length > 1 && (
      <ChoiceSelect
        {...IN_ROW}
        label={translate('import.format.sheet')}
        value={sheet.name}
        choices={sheet.names}
        wordsOf={one => one}
        onChange={chosen => void session.changeFormat(name, { ...format, sheet: chosen })}
      />
    )
  );
};
