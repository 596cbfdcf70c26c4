import type { CheckName, HealthCheck } from '@angadi/domain/diagnostics/checks.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import type { ShownCheck } from './check-list.tsx'

/** Translates a diagnostics check. */
export function useCheckLabels(): (check: HealthCheck) => ShownCheck {
  const { t } = useTranslation('recovery')
  const names: Record<CheckName, string> = {
    domain: t('checks.domain'),
    network: t('checks.network'),
    backend: t('checks.backend'),
    session: t('checks.session'),
    ui: t('checks.ui'),
  }
  const message = ({ message, details }: HealthCheck): string => {
    if (message === undefined) return ''
    if (message === 'domainRequired') return t('domainNotice.title')
    if (message === 'domainOk') return t('messages.domainOk', { host: details })
    if (message === 'uiMissing') return t('messages.uiMissing', { parts: details })
    return t(`messages.${message}`)
  }
  return (check) => ({
    key: check.name,
    name: names[check.name],
    status: check.status,
    message: message(check),
    // These two messages already include the details.
    details: check.message === 'domainOk' || check.message === 'uiMissing' ? '' : check.details,
  })
}
