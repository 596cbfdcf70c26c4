import {
  type CourierCandidate,
  useAssignCourier,
  useCouriersForOrder,
} from '@angadi/data/admin-console/assign.ts'
import type { AdminOrder } from '@angadi/data/admin-console/order.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface AssignDialogProps {
  readonly order: Pick<AdminOrder['order'], 'id' | 'order_number'>
  readonly onClose: () => void
}

/** Gives an order that nobody carries to a courier by hand; says of everybody else why they cannot take it. */
export function AssignDialog({ order, onClose }: AssignDialogProps) {
  const { t } = useTranslation(['admin', 'common'])
  const unavailableReason = useOfflineReason()
  const { data: couriers, error, refetch } = useCouriersForOrder(order.id)
  const { mutateAsync: assign } = useAssignCourier(order.id)
  const [courierId, setCourierId] = useState('')
  const [isMissing, setMissing] = useState(false)
  const hint = useHint()
  const { submit, isBusy } = useSubmission({
    form: 'admin-assign-courier',
    work: (chosen: string) => assign(chosen),
    onSuccess: () => {
      const name = couriers?.find((courier) => courier.user_id === courierId)?.name ?? ''
      notify.success(t('assign.done', { name, number: order.order_number }))
      onClose()
    },
  })
  const confirm = () => {
    if (courierId === '') setMissing(true)
    else void submit(courierId)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('assign.title', { number: order.order_number })}
      description={t('assign.description')}
      closeLabel={t('common:close')}
      footer={
        couriers && couriers.length > 0 ? (
          <Button wide busy={isBusy} unavailableReason={unavailableReason} onClick={confirm}>
            {t('assign.confirm')}
          </Button>
        ) : undefined
      }
    >
      {couriers ? (
        couriers.length === 0 ? (
          <p>{t('assign.nobody')}</p>
        ) : (
          <RadioGroup
            label={t('assign.courier')}
            options={couriers.map((courier) => ({
              value: courier.user_id,
              label: courier.name,
              hint: hint(courier),
              disabled: courier.why_not !== null,
            }))}
            value={courierId}
            onChange={(value) => {
              setCourierId(value)
              setMissing(false)
            }}
            {...(isMissing ? { error: t('assign.courierMissing') } : {})}
          />
        )
      ) : null}
      {error && !couriers ? <LoadFailed title={t('assign.failed')} error={error} onRetry={refetch} /> : null}
      {!couriers && !error ? (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-48" />
        </SkeletonGroup>
      ) : null}
    </DialogSheet>
  )
}

/** How far away a courier is and what they carry, or why they cannot take the order. */
function useHint() {
  const { t } = useTranslation('admin')
  const { distance } = useFormats()
  return ({ distance_m, live_jobs, why_not }: CourierCandidate) =>
    [
      distance_m === null ? t('assign.placeUnknown') : t('assign.away', { distance: distance(distance_m) }),
      why_not ? t(`assign.whyNot.${why_not}`) : t('assign.jobs', { count: live_jobs }),
    ].join(' · ')
}
