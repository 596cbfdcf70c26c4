import type { CheckStatus } from '@angadi/domain/diagnostics/checks.ts'
import type { HealthReport, HealthState, Service } from '@angadi/domain/health/health.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { ShownCheck } from './check-list.tsx'

const STATUS: Readonly<Record<HealthState, CheckStatus>> = {
  healthy: 'success',
  degraded: 'warning',
  down: 'error',
}
const SERVICES = ['database', 'auth', 'ai'] as const

/** Translates the health of the services; without a report, each is "checking". */
export function useHealthLabels(): (report: HealthReport | undefined) => readonly ShownCheck[] {
  const { t } = useTranslation('recovery')
  const { number } = useFormats()
  const names: Record<Service, string> = {
    database: t('checks.database'),
    auth: t('checks.auth'),
    ai: t('checks.ai'),
  }
  return (report) =>
    SERVICES.map((service) => {
      const shown = { key: service, name: names[service] }
      if (!report) return { ...shown, status: 'checking', message: '', details: '' }
      const { state, problem, latencyMs } = report[service]
      return {
        ...shown,
        status: STATUS[state],
        message: problem ? t(`health.${problem}`) : t(`health.${state}`),
        details: latencyMs === undefined ? '' : t('health.latency', { milliseconds: number(latencyMs) }),
      }
    })
}
