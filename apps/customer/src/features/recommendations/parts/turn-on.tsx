import { useAllowSuggestions } from '@angadi/data/discovery/personal-suggestions.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { Sparkles } from 'lucide-react'

/** Says that the customer wants no suggestions, and lets them change their mind. */
export function TurnOn() {
  const { t } = useTranslation('dashboard')
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutate: allow, isPending } = useAllowSuggestions()
  return (
    <EmptyState
      picture={<Sparkles aria-hidden />}
      title={t('forYou.off')}
      action={
        <Button
          variant="secondary"
          busy={isPending}
          unavailableReason={unavailableReason}
          onClick={() => allow(true, { onError: (error) => void notify.problem(errorText(error)) })}
        >
          {t('forYou.turnOn')}
        </Button>
      }
    >
      {t('forYou.offText')}
    </EmptyState>
  )
}
