import { type Parcel, useCarriers, useHandOver } from '@angadi/data/shopping/parcels.ts'
import { asTrackingNumber } from '@angadi/domain/shopping/parcels.ts'
import { LONGEST_PASTED } from '@angadi/domain/typed/pasted.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { useOfflineReason } from '@angadi/shell/network/use-offline-reason.ts'
import { useSubmission } from '@angadi/shell/submission/use-submission.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Spinner } from '@angadi/ui/spinner/spinner.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'

export interface HandOverSheetProps {
  readonly vendorId: string
  readonly parcel: Parcel
  readonly onClose: () => void
}

/** Which carrier takes a parcel, and the number by which it is followed. */
export default function HandOverSheet({ vendorId, parcel, onClose }: HandOverSheetProps) {
  const { t } = useTranslation(['seller', 'common'])
  const errorText = useErrorText()
  const unavailableReason = useOfflineReason()
  const { data: carriers, error: failure, isFetching, refetch } = useCarriers()
  const { mutateAsync: handOver } = useHandOver(vendorId)
  const [code, setCode] = useState<string>()
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const carrier = carriers?.find((one) => one.code === code)
  const number = asTrackingNumber(typed)
  const isNumbered =
    number !== undefined || (carrier !== undefined && !carrier.needs_number && typed.trim() === '')
  const { submit, isBusy, error } = useSubmission({
    form: 'hand-over-parcel',
    work: (by: string) => handOver({ shipmentId: parcel.shipment_id, carrier: by, trackingNumber: number }),
    onSuccess: () => {
      notify.success(t('handOver.done', { number: parcel.order_number }))
      onClose()
    },
    onError: () => undefined,
  })
  const send = () => {
    setTried(true)
    if (carrier && isNumbered) void submit(carrier.code)
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('handOver.title', { number: parcel.order_number })}
      closeLabel={t('common:close')}
      footer={
        <Button size="lg" wide busy={isBusy} unavailableReason={unavailableReason} onClick={send}>
          {t('act.handOver')}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        {carriers ? (
          <RadioGroup
            label={t('handOver.carrier')}
            value={code}
            onChange={setCode}
            options={carriers.map((one) => ({
              value: one.code,
              label: one.name,
              hint: one.needs_number ? undefined : t('handOver.own'),
            }))}
            error={isTried && !carrier ? t('handOver.choose') : undefined}
          />
        ) : failure ? (
          <LoadFailed title={t('handOver.failed')} error={failure} busy={isFetching} onRetry={refetch} />
        ) : (
          <Spinner label={t('common:loading')} />
        )}
        {carrier?.needs_number === false ? null : (
          <TextField
            label={t('handOver.number')}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={LONGEST_PASTED}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isTried && !isNumbered ? t('handOver.wrongNumber') : undefined}
          />
        )}
      </div>
    </DialogSheet>
  )
}
