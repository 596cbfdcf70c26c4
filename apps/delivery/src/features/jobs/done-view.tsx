import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { CircleCheckBig } from 'lucide-react'
import { useEffect, useRef } from 'react'

export interface DoneViewProps {
  readonly job: Job
  /** Whether there is another job. */
  readonly hasNext: boolean
  readonly onContinue: () => void
  /** What was done, where it was not brought to the customer. */
  readonly words?: { readonly title: string; readonly text: string } | undefined
}

/** After delivery: the earnings, and a button to continue. */
export default function DoneView({ job, hasNext, onContinue, words }: DoneViewProps) {
  const { t } = useTranslation('delivery')
  const { money } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="mx-auto flex max-w-form flex-col items-center gap-6 py-6 text-center">
      <span
        aria-hidden
        className="grid size-24 animate-pop place-items-center rounded-full bg-success-soft text-success-ink [&_svg]:size-12"
      >
        <CircleCheckBig />
      </span>
      <div>
        <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold outline-none">
          {words?.title ?? t('done.title')}
        </h1>
        <p className="mt-1 text-ink-muted">
          {words?.text ?? t('done.text', { customer: job.customer_name })}
        </p>
      </div>
      <p className="text-5xl font-bold">
        <span className="block text-base font-medium text-ink-muted">{t('done.earned')}</span>
        <Price paise={job.pay_paise + job.tip_paise} />
      </p>
      <div className="w-full text-left">
        <KeyValueList
          entries={[
            { key: 'number', label: t('details.number'), value: job.order_number },
            { key: 'pay', label: t('day.pay'), value: money(job.pay_paise) },
            { key: 'tip', label: t('day.tips'), value: money(job.tip_paise) },
            ...(job.collect_cash_paise > 0
              ? [{ key: 'cash', label: t('done.cash'), value: money(job.collect_cash_paise) }]
              : []),
          ]}
        />
      </div>
      <ContactSlot orderId={job.order_id} as="courier" with="user" />
      <Button size="xl" wide onClick={onContinue}>
        {t(hasNext ? 'done.next' : 'done.continue')}
      </Button>
    </section>
  )
}
