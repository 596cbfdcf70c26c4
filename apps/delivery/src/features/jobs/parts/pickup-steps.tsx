import { useAtPickup } from '@angadi/data/courier-console/change.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { tradeOf } from '@angadi/domain/orders/trade.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { Hourglass, PackageCheck } from 'lucide-react'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'
import { HelpButton } from '../help/help-button.tsx'
import { ArriveAction } from './arrive-action.tsx'
import { CodeStep } from './code-step.tsx'
import { StepAction } from './step-action.tsx'
import { StopCard } from './stop-card.tsx'

/** Whether the order is ready for pick-up, or when it will be; `children` is shown until it is. */
function Readiness({
  job: { ready, ready_by: by },
  children,
}: {
  readonly job: Job
  readonly children: string
}) {
  const { t } = useTranslation('delivery')
  const { time } = useFormats()
  return (
    <Banner
      tone={ready ? 'success' : 'accent'}
      icon={ready ? <PackageCheck aria-hidden /> : <Hourglass aria-hidden />}
      title={!ready && by ? t('readyBy', { time: time(by) }) : undefined}
    >
      {ready ? t('pickup.ready') : children}
    </Banner>
  )
}

/** Step 1: to the vendor. */
export function GoToPickup({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const arrive = useAtPickup()
  return (
    <>
      <Readiness job={job}>{t(`words.${tradeOf(job.category)}.preparing`)}</Readiness>
      <StopCard
        kind="pickup"
        name={job.vendor_name}
        lines={[job.vendor_address]}
        at={{ lat: job.pickup_lat, lng: job.pickup_lng }}
        wayOf={job.order_id}
        contact={<ContactSlot orderId={job.order_id} as="courier" with="vendor" />}
      />
      <ArriveAction
        help={<HelpButton orderId={job.order_id} />}
        busy={arrive.isPending}
        arrive={(reason) =>
          arrive.mutateAsync({ orderId: job.order_id, place: placeOfStep(), ...(reason ? { reason } : {}) })
        }
      >
        {t(`words.${tradeOf(job.category)}.arrived`)}
      </ArriveAction>
    </>
  )
}

/** Step 2: check the bag, and enter the vendor's code. */
export function Collect({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  return (
    <>
      <Readiness job={job}>{t(`words.${tradeOf(job.category)}.preparingHere`)}</Readiness>
      {job.ready ? (
        <CodeStep
          orderId={job.order_id}
          to="out_for_delivery"
          label={t('pickup.code')}
          hint={t('pickup.codeHint', { vendor: job.vendor_name, number: job.order_number })}
          submitLabel={t('pickup.collected')}
          onMoved={() => announce(t('pickup.done'))}
        />
      ) : null}
      <StepAction isInFlow help={<HelpButton orderId={job.order_id} />} />
      <Card className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('pickup.check', { number: job.order_number })}</h2>
        <OrderLines
          large
          label={t('pickup.check', { number: job.order_number })}
          lines={job.items.map((item, index) => ({ key: `${index} ${item.name}`, ...item }))}
        />
      </Card>
    </>
  )
}
