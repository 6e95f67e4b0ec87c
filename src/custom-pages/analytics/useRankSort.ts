import { useSearchParams } from 'react-router';
import { type RankField, readRankSort } from '@/domain/analytics/rankBusinesses.ts';

/** The order of the ranking, which is part of the page's address. */
export const useRankSort = () => {
  const [search, setSearch] = useSearchParams();
  const sort = readRankSort(search);
  const sortBy = (field: RankField) =>
    setSearch(
      before => {
        const { field: sorted, order } = readRankSort(before);
        const params = new URLSearchParams(before);
        params.set('sort', field);
        params.set('order', sorted === field && order === 'DESC' ? 'ASC' : 'DESC');
        return params;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sort, sortBy };
};
