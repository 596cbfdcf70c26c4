import { useHealth } from '@angadi/data/health/use-health.ts'
import { useEffect } from 'react'
import { reportSlowAnswer } from '../network/slow-answers.ts'

/** The health of the services for a screen that shows it; a slow response is reported to the network banner as well. */
export function useWatchedHealth() {
  const health = useHealth()
  const isSlow = health.data?.overall === 'degraded'
  useEffect(() => {
    reportSlowAnswer(isSlow)
    return () => reportSlowAnswer(false)
  }, [isSlow])
  return health
}
