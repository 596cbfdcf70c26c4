import { useCourierAdvance } from '@angadi/data/courier-console/change.ts'
import type { Job } from '@angadi/data/courier-console/jobs.ts'
import { courierKeys } from '@angadi/data/courier-console/keys.ts'
import { useGatewayOffered } from '@angadi/data/payments/use-gateway-offered.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { ContactSlot } from '@angadi/shell/contact/contact-slot.tsx'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Price } from '@angadi/ui/price/price.tsx'
import { Gift, MessageSquareText, QrCode as QrCodeIcon, WalletCards } from 'lucide-react'
import { Suspense } from 'react'
import { placeOfStep } from '../../../shared/position/place-of-step.ts'
import { NobodyOpens } from '../door/nobody-opens.tsx'
import { HelpButton } from '../help/help-button.tsx'
import { ArriveAction } from './arrive-action.tsx'
import { CodeStep } from './code-step.tsx'
import { StepAction } from './step-action.tsx'
import { StopCard } from './stop-card.tsx'

const UpiSheet = lazy(() => import('@angadi/shell/pay/upi-sheet.tsx'))

/** The customer's address and instructions for the courier. */
function Door({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { line, landmark, city, pincode, lat, lng } = job.drop_address
  return (
    <StopCard
      kind="drop"
      name={job.customer_name}
      lines={[
        line,
        ...(landmark ? [t('drop.landmark', { landmark })] : []),
        [city, pincode].filter(Boolean).join(' '),
      ]}
      at={{ lat, lng }}
      contact={<ContactSlot orderId={job.order_id} as="courier" with="user" />}
    >
      {job.instructions ? (
        <Banner tone="accent" icon={<MessageSquareText aria-hidden />} title={t('drop.instructions')}>
          {job.instructions}
        </Banner>
      ) : null}
    </StopCard>
  )
}

/** The cash to collect at the door, or the QR code by which it is paid instead. */
export function CashToCollect({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { isOpen, open, close } = useSheet(`upi.${job.order_id}`)
  const isOffered = useGatewayOffered() && job.collect_cash_paise > 0
  return (
    <>
      <Cash job={job} />
      {isOffered ? (
        <Button variant="secondary" size="xl" wide icon={<QrCodeIcon aria-hidden />} onClick={open}>
          {t('drop.upi')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense>
          <UpiSheet
            orderId={job.order_id}
            cashPaise={job.collect_cash_paise}
            stale={courierKeys.all}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** What is to be taken in cash, readable at arm's length. */
function Cash({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const { money } = useFormats()
  if (job.collect_cash_paise === 0)
    return (
      <Banner tone="success" icon={<WalletCards aria-hidden />}>
        {t('drop.paid')}
      </Banner>
    )
  const change = (job.cash_change_for_paise ?? 0) - job.collect_cash_paise
  return (
    <section aria-label={t('drop.collect')} className="rounded-lg bg-accent-soft p-5 text-accent-ink">
      <p className="font-semibold">{t('drop.collect')}</p>
      <p className="text-5xl font-bold">
        <Price paise={job.collect_cash_paise} />
      </p>
      {change > 0 ? (
        <p className="mt-1 font-medium">
          {t('drop.change', { note: money(job.cash_change_for_paise ?? 0), change: money(change) })}
        </p>
      ) : null}
    </section>
  )
}

/** Step 3: to the customer. */
export function GoToDrop({ job }: { readonly job: Job }) {
  const { t } = useTranslation('delivery')
  const advance = useCourierAdvance()
  return (
    <>
      <Door job={job} />
      {job.is_gift ? (
        <Banner tone="accent" icon={<Gift aria-hidden />}>
          {t('drop.gift')}
        </Banner>
      ) : null}
      <CashToCollect job={job} />
      <ArriveAction
        help={<HelpButton orderId={job.order_id} />}
        busy={advance.isPending}
        arrive={(reason) =>
          advance.mutateAsync({
            orderId: job.order_id,
            to: 'on_way',
            place: placeOfStep(),
            ...(reason ? { reason } : {}),
          })
        }
      >
        {t('drop.arrived')}
      </ArriveAction>
    </>
  )
}

/** Step 4: cash where it is due, then the customer's code. */
export function HandOver({ job, onDone }: { readonly job: Job; readonly onDone: () => void }) {
  const { t } = useTranslation('delivery')
  return (
    <>
      <CashToCollect job={job} />
      <CodeStep
        orderId={job.order_id}
        to="delivered"
        label={t('drop.code')}
        hint={t('drop.codeHint', { customer: job.customer_name })}
        submitLabel={t('drop.delivered')}
        onMoved={onDone}
      />
      <StepAction isInFlow help={<HelpButton orderId={job.order_id} />}>
        <NobodyOpens job={job} />
      </StepAction>
      <Door job={job} />
    </>
  )
}
