import { useRateOrder } from '@angadi/data/orders/change-order.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useId, useState } from 'react'
import { type Stars, StarsField } from './stars-field.tsx'

/** Letters that the server keeps of a review. */
const REVIEW_LENGTH = 1000

export interface RateSheetProps {
  readonly orderId: string
  readonly vendorName: string
  /** Who brought it; undefined when it was collected. */
  readonly courierName: string | undefined
  readonly onClose: () => void
}

/** Stars for the food and for the delivery, and a few words for others. */
export default function RateSheet({ orderId, vendorName, courierName, onClose }: RateSheetProps) {
  const { t } = useTranslation(['orders', 'common'])
  const errorText = useErrorText()
  const form = useId()
  const [vendorStars, setVendorStars] = useState<Stars>()
  const [courierStars, setCourierStars] = useState<Stars>()
  const [body, setBody] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate: rate, isPending, error } = useRateOrder(orderId)
  const send = () => {
    setMissing(vendorStars === undefined)
    if (vendorStars === undefined) return
    rate(
      {
        vendorStars,
        ...(courierStars ? { courierStars } : {}),
        ...(body.trim() ? { body: body.trim() } : {}),
      },
      {
        onSuccess: () => {
          notify.success(t('rate.thanks'))
          onClose()
        },
      },
    )
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('rate.title')}
      closeLabel={t('common:close')}
      footer={
        <Button type="submit" form={form} size="lg" wide busy={isPending}>
          {t('rate.send')}
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {error ? (
          <Banner urgent tone="danger">
            {errorText(error)}
          </Banner>
        ) : null}
        <StarsField
          label={t('rate.vendor', { vendor: vendorName })}
          value={vendorStars}
          onChange={(stars) => {
            setVendorStars(stars)
            setMissing(false)
          }}
          error={isMissing ? t('rate.missing') : undefined}
        />
        {courierName ? (
          <StarsField
            label={t('rate.courier', { courier: courierName })}
            value={courierStars}
            onChange={setCourierStars}
          />
        ) : null}
        <TextArea
          label={t('rate.body')}
          hint={t('rate.bodyHint')}
          maxLength={REVIEW_LENGTH}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </form>
    </DialogSheet>
  )
}
