import { useAtPickup } from '@angadi/data/courier-console/change.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { announce } from '@angadi/ui/announcer/announce.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { OrderLines } from '@angadi/ui/order-lines/order-lines.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { CookingPot, PackageCheck } from 'lucide-react'
import { CodeStep } from './code-step.tsx'
import { StepAction } from './step-action.tsx'
import { StopCard } from './stop-card.tsx'

/** Whether the order is ready for pick-up; `children` is shown until it is. */
function Readiness({ ready, children }: { readonly ready: boolean; readonly children: string }) {
  const { t } = useTranslation('delivery')
  return (
    <Banner
      tone={ready ? 'success' : 'accent'}
      icon={ready ? <PackageCheck aria-hidden /> : <CookingPot aria-hidden />}
    >
      {ready ? t('pickup.ready') : children}
    </Banner>
  )
}

/** Step 1: to the restaurant. */
export function GoToPickup({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const errorText = useErrorText()
  const arrive = useAtPickup()
  const unavailableReason = useOfflineReason()
  return (
    <>
      <Readiness ready={job.ready}>{t('pickup.cooking')}</Readiness>
      <StopCard
        kind="pickup"
        name={job.vendor_name}
        lines={[job.vendor_address]}
        at={{ lat: job.pickup_lat, lng: job.pickup_lng }}
      />
      <StepAction>
        <Button
          size="xl"
          wide
          busy={arrive.isPending}
          unavailableReason={unavailableReason}
          onClick={() =>
            // The next step is shown at once, so a refusal appears as a toast.
            arrive.mutateAsync(job.order_id).catch((error: unknown) => notify.problem(errorText(error)))
          }
        >
          {t('pickup.arrived')}
        </Button>
      </StepAction>
    </>
  )
}

/** Step 2: check the bag, and enter the restaurant's code. */
export function Collect({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  return (
    <>
      <Readiness ready={job.ready}>{t('pickup.cookingHere')}</Readiness>
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
