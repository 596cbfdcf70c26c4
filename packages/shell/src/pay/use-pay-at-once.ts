import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router-dom'
import { wantsToPay, withoutPaying } from './pay-document.ts'

/**
 * Opens the payment once where the address asks for it.
 *
 * @param isWaiting whether anything is to be paid
 */
export function usePayAtOnce(isWaiting: boolean, pay: () => Promise<void>): void {
  const [search, setSearch] = useSearchParams()
  const isWanted = isWaiting && wantsToPay(search)
  const begin = useEffectEvent(() => {
    setSearch(withoutPaying(search), { replace: true })
    void pay()
  })
  useEffect(() => {
    if (isWanted) begin()
  }, [isWanted])
}
