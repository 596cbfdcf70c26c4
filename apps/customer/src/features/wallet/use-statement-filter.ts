import { type StatementFilter, WALLET_BUCKETS } from '@angadi/data/wallet/wallet.ts'
import { useSearchParams } from 'react-router-dom'

/** What of the statement is shown, kept in the address. */
export interface StatementView {
  readonly filter: StatementFilter
  /** Sets parameters of the address; an empty one is taken away. */
  readonly change: (changes: Readonly<Record<string, string>>) => void
}

/** Reads the statement's filter from the address, and changes it there. */
export function useStatementFilter(): StatementView {
  const [search, setSearch] = useSearchParams()
  const show = search.get('show')
  const month = search.get('month') ?? ''
  const bucket = WALLET_BUCKETS.find((one) => one === search.get('bucket'))
  return {
    filter: {
      ...(show === 'in' || show === 'out' ? { incoming: show === 'in' } : {}),
      ...(/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? { month: `${month}-01` } : {}),
      ...(bucket ? { bucket } : {}),
    },
    change: (changes) => {
      const next = new URLSearchParams(search)
      for (const [name, value] of Object.entries(changes))
        if (value === '') next.delete(name)
        else next.set(name, value)
      setSearch(next, { replace: true, preventScrollReset: true })
    },
  }
}
