import { isUnderWay, type Submission } from '@angadi/domain/submission/lifecycle.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { watchForStuck } from './stuck-watch.ts'

/** Shows that a submission is stuck, for as long as it is, with a button to stop it (Spec §9 Forms). */
export function useStuckMonitor(submission: Submission, id: string, abort: () => void): void {
  const { t } = useTranslation('forms', { useSuspense: false })
  const { startedAt } = submission
  const isBusy = isUnderWay(submission)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const stop = watchForStuck({ phase: 'submitting', startedAt, attempts: 1 }, setShown)
    return () => {
      stop()
      setShown(false)
    }
  }, [isBusy, startedAt])
  const warn = useEffectEvent(() =>
    notify.warning(t('stuck.title'), {
      id,
      description: t('stuck.text'),
      duration: Number.POSITIVE_INFINITY,
      action: { label: t('stuck.stop'), onClick: abort },
    }),
  )
  useEffect(() => {
    if (!isShown) return
    warn()
    return () => notify.dismiss(id)
  }, [isShown, id])
}
