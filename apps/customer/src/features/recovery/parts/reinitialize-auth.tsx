import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { reinitializeAuth } from '@angadi/shell/diagnostics/session-finding.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'

/** Reads the sign-in anew (Spec §2 Diagnostics: reinitialize auth). */
export function ReinitializeAuth({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('recovery')
  const errorText = useErrorText()
  const { mutate, isPending } = useMutation({
    mutationFn: reinitializeAuth,
    onSuccess: () => notify.success(t('diagnostics.reinitialized')),
    onError: (error) =>
      notify.problem(t('diagnostics.reinitializeFailed'), { description: errorText(error) }),
    onSettled: onDone,
  })
  return (
    <Button variant="secondary" icon={<KeyRound aria-hidden />} busy={isPending} onClick={() => mutate()}>
      {t('diagnostics.reinitialize')}
    </Button>
  )
}
