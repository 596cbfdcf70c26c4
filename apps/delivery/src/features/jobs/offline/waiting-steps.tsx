import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { useUserId } from '@angadi/data/session/session-store.ts'
import { flushSteps } from '@angadi/data/steps/step-queue.ts'
import { useWaitingSteps } from '@angadi/data/steps/use-waiting-steps.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useQueryClient } from '@tanstack/react-query'
import { CloudUpload } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'

/**
 * The steps that wait for a network (Spec §8 Offline): how many, and sends them in order as soon as there is one.
 */
export function WaitingSteps() {
  const { t } = useTranslation('driver-day', { useSuspense: false })
  const { time } = useFormats()
  const errorText = useErrorText()
  const queryClient = useQueryClient()
  const userId = useUserId()
  const isOnline = useOnline()
  const { length: count } = useWaitingSteps()
  const flush = useEffectEvent(async (whose: string) => {
    let sent = 0
    await flushSteps(whose, ({ step, outcome, refusal }) => {
      if (refusal) notify.problem(t('steps.refused', { time: time(step.at), reason: errorText(refusal) }))
      else if (outcome === 'moved' || outcome === 'done') sent += 1
      else notify.problem(t('steps.wrongCode', { time: time(step.at) }))
    })
    if (sent > 0) notify.success(t('steps.sent'))
    await queryClient.invalidateQueries({ queryKey: courierKeys.all })
  })
  useEffect(() => {
    if (isOnline && userId !== null && count > 0) void flush(userId)
  }, [isOnline, userId, count])
  if (count === 0) return null
  return (
    <Banner edge tone="warning" icon={<CloudUpload aria-hidden />} title={t('steps.waiting', { count })}>
      {t('steps.text')}
    </Banner>
  )
}
