import { askDatabase, askEdge, askRest } from '@angadi/data/health/probes.ts'
import { timed } from '@angadi/data/health/timed.ts'
import {
  CHECK_NAMES,
  type CheckName,
  checkBackend,
  checkDomain,
  checking,
  checkNetwork,
  checkSession,
  checkUi,
  type HealthCheck,
} from '@angadi/domain/diagnostics/checks.ts'
import { networkNotice } from '@angadi/domain/network/network-notice.ts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { configuredHosts } from '../network/configured-hosts.ts'
import { connection } from '../network/connection.ts'
import { findSession } from './session-finding.ts'
import { describePage, missingParts } from './ui-context.ts'

/** Query keys of the diagnostics. */
export const diagnosticsKeys = {
  all: ['diagnostics'] as const,
  check: (name: CheckName) => ['diagnostics', name] as const,
}

function isSlow(): boolean {
  const effectiveType = connection()?.effectiveType
  return networkNotice({ online: true, justBack: false, effectiveType, slowAnswer: false }) === 'slow'
}

const checks: Readonly<Record<CheckName, () => Promise<HealthCheck>>> = {
  domain: async () => checkDomain(window.location.hostname, configuredHosts()),
  network: async () => {
    const answerMs = await timed(askRest)
    return checkNetwork(answerMs !== undefined || navigator.onLine, isSlow(), answerMs)
  },
  backend: async () => {
    const [database, edge] = await Promise.all([timed(askDatabase), timed(askEdge)])
    return checkBackend({ database, edge })
  },
  session: async () => checkSession(await findSession()),
  ui: async () => checkUi(missingParts(), describePage()),
}

/** The results of the five checks, and how to run them again (Spec §2 Diagnostics). */
export function useChecks() {
  const queryClient = useQueryClient()
  const queries = useQueries({
    queries: CHECK_NAMES.map((name) => ({
      queryKey: diagnosticsKeys.check(name),
      queryFn: checks[name],
      refetchOnMount: 'always' as const,
      refetchInterval: false as const,
      networkMode: 'always' as const,
      retry: false,
    })),
  })
  return {
    checks: CHECK_NAMES.map((name, index): HealthCheck => {
      const query = queries[index]
      return query?.data && !query.isFetching ? query.data : checking(name)
    }),
    busy: queries.some(({ isFetching }) => isFetching),
    rerun: () => queryClient.refetchQueries({ queryKey: diagnosticsKeys.all }),
  }
}
