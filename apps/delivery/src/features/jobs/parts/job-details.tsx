import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { stepOfJob } from '../step-of-job.ts'
import { GiveBack } from './give-back.tsx'

/** The other details of the job: number, whoever is not at the next stop, pay, promised time, and giving it back before pick-up. */
export function JobDetails({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { money, time, distance, timeRange } = useFormats()
  const step = stepOfJob(job)
  const isBeforePickup = step === 'to_pickup' || step === 'collect'
  return (
    <Section title={t('details.title')}>
      <KeyValueList
        entries={[
          { key: 'number', label: t('details.number'), value: job.order_number },
          {
            key: 'other',
            label: isBeforePickup ? t('details.customer') : t(`words.${tradeOf(job.category)}.vendor`),
            value: (
              <span className="flex flex-wrap items-center justify-end gap-x-2">
                {isBeforePickup ? job.customer_name : job.vendor_name}
                <ContactSlot orderId={job.order_id} as="courier" with={isBeforePickup ? 'user' : 'vendor'} />
              </span>
            ),
          },
          { key: 'distance', label: t('details.distance'), value: distance(job.distance_m) },
          {
            key: 'earn',
            label: t('details.earn'),
            value:
              job.tip_paise > 0
                ? t('details.withTip', {
                    amount: money(job.pay_paise + job.tip_paise),
                    tip: money(job.tip_paise),
                  })
                : money(job.pay_paise),
          },
          ...(job.promised_max_at
            ? [
                {
                  key: 'promised',
                  label: t('details.promised'),
                  value: job.scheduled_for
                    ? timeRange(job.scheduled_for, job.promised_max_at)
                    : time(job.promised_max_at),
                },
              ]
            : []),
        ]}
      />
      {isBeforePickup ? (
        <GiveBack orderId={job.order_id} />
      ) : (
        <HelpButton orderId={job.order_id} cannotGoOn />
      )}
    </Section>
  )
}
