import {
  HEALTH_CHECK_EVERY_MS,
  type HealthReport,
  healthReport,
  judgeService,
} from '@angadi/domain/health/health.ts'
import { useQuery } from '@tanstack/react-query'
import { healthKeys } from './keys.ts'
import { askAi, askAuth, askDatabase } from './probes.ts'
import { timed } from './timed.ts'

async function refreshAll(): Promise<HealthReport> {
  const [database, auth, ai] = await Promise.all([timed(askDatabase), timed(askAuth), timed(askAi)])
  return healthReport({
    database: judgeService('database', database),
    auth: judgeService('auth', auth),
    ai: judgeService('ai', ai),
  })
}

/**
 * The health of database, auth and AI: checked when a screen asks, and again every 30 s while that screen is mounted
 * and the page is visible (Spec §4 Service health, §9 Properties). It never fails: what does not answer is down.
 */
export function useHealth() {
  return useQuery({
    queryKey: healthKeys.report,
    queryFn: refreshAll,
    staleTime: 0,
    refetchInterval: HEALTH_CHECK_EVERY_MS,
    refetchIntervalInBackground: false,
    networkMode: 'always',
    retry: false,
  })
}
