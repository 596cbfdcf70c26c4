import type { RedirectProgress } from '@angadi/auth/redirect-progress.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { AccessWaiting } from './access-waiting.tsx'

export interface RedirectViewProps {
  readonly step: RedirectProgress['step']
  /** Continues by hand; passed once the redirect takes long. */
  readonly onContinue?: (() => void) | undefined
}

/** The progress of the redirect (Spec §2 Redirect page). */
export function RedirectView({ step, onContinue }: RedirectViewProps) {
  const { t } = useTranslation('roles')
  return (
    <AccessWaiting
      title={t('redirect.title')}
      message={t(`redirect.${step}`)}
      action={
        onContinue ? (
          <Button size="lg" onClick={onContinue}>
            {t('redirect.continue')}
          </Button>
        ) : null
      }
    />
  )
}
