import {
  type CounterDeposit,
  useAnswerCounterDeposit,
  useCounterDeposits,
} from '@angadi/data/vendor-console/counter-deposits.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

/** The cash that couriers hand in at the counter now; nothing while there is none, and while it cannot be read. */
export default function CounterCash({ vendorId }: { readonly vendorId: string }) {
  const { data: deposits = [] } = useCounterDeposits(vendorId)
  return deposits
    .filter(({ state }) => state === 'asked')
    .map((deposit) => <Asked key={deposit.id} vendorId={vendorId} deposit={deposit} />)
}

interface AskedProps {
  readonly vendorId: string
  readonly deposit: CounterDeposit
}

/** One courier's cash, to be counted and confirmed. */
function Asked({ vendorId, deposit }: AskedProps) {
  const { t } = useTranslation('cash')
  const { money, time } = useFormats()
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { mutateAsync } = useAnswerCounterDeposit(vendorId)
  const [answer, setAnswer] = useState<boolean>()
  const amount = money(deposit.amount_paise)
  const send = (isReceived: boolean) => {
    if (answer !== undefined) return
    setAnswer(isReceived)
    mutateAsync({ id: deposit.id, isReceived }).then(
      () => (isReceived ? notify.success(t('shop.told', { amount })) : undefined),
      (error: unknown) => {
        setAnswer(undefined)
        notify.problem(t('shop.failed'), { description: errorText(error) })
      },
    )
  }
  return (
    <Card variant="raised" className="flex flex-wrap items-center gap-4">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-bold text-balance">
          {t('shop.title', { courier: deposit.courier_name, amount })}
        </h2>
        <p className="text-ink-muted">{t('shop.text', { time: time(deposit.expires_at) })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          busy={answer === true}
          unavailableReason={unavailableReason}
          onClick={() => send(true)}
        >
          {t('shop.received', { amount })}
        </Button>
        <Button
          variant="quiet"
          busy={answer === false}
          unavailableReason={unavailableReason}
          onClick={() => send(false)}
        >
          {t('shop.refuse')}
        </Button>
      </div>
    </Card>
  )
}
