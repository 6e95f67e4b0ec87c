import { useTranslate } from 'ra-core';
import { useDayFormat } from '@/components/figures/useDayFormat.ts';
import type { HealthFinding } from '@/domain/health/deployment.ts';

/** What a check found, and what to do about it (empty where there is nothing), in words. */
export const useFindingText = () => {
  const translate = useTranslate();
  const formatDay = useDayFormat();
  return ({ check, said, values = {} }: HealthFinding) => {
    const of = check === 'storageRules' ? 'rules' : check;
    const key = said === 'unasked' ? 'unasked' : `${of}.${said}`;
    const { day } = values;
    const shown = typeof day === 'string' ? { ...values, day: formatDay(day) } : values;
    return {
      title: translate(`system.check.${check}`),
      said: translate(`system.said.${key}`, shown),
      todo: translate(`system.todo.${key}`, { _: '' }),
    };
  };
};
