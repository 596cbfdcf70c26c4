import { useClaimMissedDelivery } from '@angadi/data/subscriptions/change.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useState } from 'react'
import { useAttempt } from '../../../shared/subscription/use-attempt.ts'
import type { LineOfDay } from '../day-lines.ts'

/** Reports what of today's delivery did not come, while that can be done; nothing otherwise. */
export function ClaimMissed({ lines }: { readonly lines: readonly LineOfDay[] }) {
  const { t } = useTranslation(['subscriptions', 'common'])
  const { money, time } = useFormats()
  const online = useOnline()
  const attempt = useAttempt()
  const { mutateAsync: claim, isPending } = useClaimMissedDelivery()
  const [openOrder, setOpenOrder] = useState<string>()
  const [came, setCame] = useState<ReadonlySet<string>>(new Set())
  const open = lines.filter(({ decided }) => decided?.can_claim_until && !decided.claim)
  const until = open[0]?.decided?.can_claim_until
  if (!until) return null
  const orders = [...new Set(open.map(({ decided }) => decided?.order_id ?? ''))]
  const ofOrder = open.filter(({ decided }) => decided?.order_id === openOrder)
  const missing = ofOrder.map(({ subscription }) => subscription.id).filter((id) => !came.has(id))
  const send = async () => {
    if (openOrder === undefined) return
    const done = await attempt(claim({ orderId: openOrder, subscriptionIds: missing }), (answer) =>
      answer.status === 'refunded'
        ? t('claim.refunded', { price: money(answer.amount_paise) })
        : t('claim.open'),
    )
    if (done) setOpenOrder(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-3">
      <p className="min-w-0 flex-1 basis-48 text-sm text-ink-muted">
        {t('claim.text', { time: time(until) })}
      </p>
      {orders.map((order) => (
        <Button
          key={order}
          size="sm"
          variant="secondary"
          onClick={() => {
            setCame(new Set())
            setOpenOrder(order)
          }}
        >
          {t('claim.action')}
        </Button>
      ))}
      {openOrder === undefined ? null : (
        <DialogSheet
          open
          size="sm"
          title={t('claim.title')}
          description={t('claim.text', { time: time(until) })}
          closeLabel={t('common:close')}
          onOpenChange={(stays) => {
            if (!stays) setOpenOrder(undefined)
          }}
          footer={
            <Button
              wide
              size="lg"
              busy={isPending}
              disabled={!online || missing.length === 0}
              onClick={() => void send()}
            >
              {t('claim.send')}
            </Button>
          }
        >
          <div className="flex flex-col gap-1">
            {ofOrder.map(({ subscription, line }) => (
              <Checkbox
                key={subscription.id}
                label={t('times', { quantity: line.quantity, name: subscription.name })}
                checked={!came.has(subscription.id)}
                onChange={(event) => {
                  const next = new Set(came)
                  if (event.target.checked) next.delete(subscription.id)
                  else next.add(subscription.id)
                  setCame(next)
                }}
              />
            ))}
          </div>
        </DialogSheet>
      )}
    </div>
  )
}
