import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useRideFare } from '@angadi/data/ride-console/fare.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { useEffect, useRef } from 'react'
import { RideFareList } from './ride-fare-list.tsx'

export interface RideDoneProps {
  readonly job: Job
  readonly hasNext: boolean
  readonly onContinue: () => void
}

/** After a ride: what it brought and how the fare is made. */
export default function RideDone({ job, hasNext, onContinue }: RideDoneProps) {
  const { t } = useTranslation('ride-job')
  const { data: fare } = useRideFare(job.order_id)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mx-auto flex max-w-form flex-col gap-6 py-6">
      <h1 ref={heading} tabIndex={-1} className="text-center text-2xl font-bold outline-none">
        {t('done.title')}
      </h1>
      <p className="text-center text-5xl font-bold">
        <span className="block text-base font-medium text-ink-muted">{t('done.earned')}</span>
        <Price paise={fare?.driver_paise ?? job.pay_paise} />
      </p>
      {fare ? <RideFareList fare={fare} /> : null}
      <Button size="xl" wide onClick={onContinue}>
        {t(hasNext ? 'done.next' : 'done.continue')}
      </Button>
    </section>
  )
}
