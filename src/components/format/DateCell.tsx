import { useTranslate } from 'ra-core';
import { PLAIN } from '../PlainStyles.tsx';
import { isUnknownTime, useDateFormat } from './useFormat.ts';

/**
 * A day; the exact time is its title. Records of older systems may not say when they were made.
 * @param exact shows the time as well.
 */
export const DateCell = ({ value, exact = false }: { value: Date | null; exact?: boolean }) => {
  const format = useDateFormat();
  const translate = useTranslate();
  if (!value) return null;
  if (isUnknownTime(value))
    return <span className={PLAIN.neutral}>{translate('common.noTime')}</span>;
  return (
    <time className={PLAIN.unbroken} dateTime={value.toISOString()} title={format(value, 'time')}>
      {exact ? format(value, 'time') : format(value)}
    </time>
  );
};
