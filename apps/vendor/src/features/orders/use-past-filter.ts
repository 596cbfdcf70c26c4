import { useSearchParams } from 'react-router-dom'
import { OUTCOMES, type PastFilter, PERIODS } from './past-filter.ts'

const PARAMS = { outcome: 'outcome', period: 'period', search: 'search' } as const

/** The filter of the past orders, kept in the address so that a reload and a shared link show the same. */
export function usePastFilter(): readonly [PastFilter, (filter: PastFilter) => void] {
  const [params, setParams] = useSearchParams()
  const filter: PastFilter = {
    outcome: OUTCOMES.find((one) => one === params.get(PARAMS.outcome)) ?? 'all',
    period: PERIODS.find((one) => one === params.get(PARAMS.period)) ?? 'always',
    search: params.get(PARAMS.search) ?? '',
  }
  const setFilter = ({ outcome, period, search }: PastFilter) =>
    setParams(
      {
        ...(outcome === 'all' ? {} : { [PARAMS.outcome]: outcome }),
        ...(period === 'always' ? {} : { [PARAMS.period]: period }),
        ...(search === '' ? {} : { [PARAMS.search]: search }),
      },
      { replace: true, preventScrollReset: true },
    )
  return [filter, setFilter]
}
