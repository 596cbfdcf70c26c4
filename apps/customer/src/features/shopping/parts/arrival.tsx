import type { Offer } from '@angadi/data/shopping/product.ts'
import { isPincode } from '@angadi/domain/shopping/parcels.ts'
import { LONGEST_PASTED, readPincode } from '@angadi/domain/typed/pasted.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { MapPin, RotateCcw, Truck } from 'lucide-react'
import { useState } from 'react'
import { usePincode } from '../use-pincode.ts'

/** By when an offer arrives at the reader's pincode and what shipping costs, in one line below the price. */
export function ArrivalLine({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('shopping')
  const { day, money } = useFormats()
  const { pincode } = usePincode()
  const {
    arrives_from: from,
    arrives_to: to,
    shipping_paise: shipping,
    free_shipping_from_paise: freeFrom,
  } = offer
  if (pincode === undefined) return null
  if (!from || !to)
    return (
      <p role="status" className="text-danger-ink">
        {t('arrival.none')}
      </p>
    )
  return (
    <div role="status" className="flex min-h-12 items-start gap-2">
      <Truck aria-hidden className="mt-0.5 size-5 shrink-0 text-success-ink" />
      <p>
        <span className="font-semibold">
          {from === to
            ? t('arrival.on', { day: day(to) })
            : t('arrival.between', { from: day(from), to: day(to) })}
        </span>
        <span className="block text-sm text-ink-muted">
          {shipping === 0
            ? t('arrival.free')
            : freeFrom === null
              ? t('arrival.costs', { price: money(shipping ?? 0) })
              : t('arrival.costsUntil', { price: money(shipping ?? 0), from: money(freeFrom) })}
        </span>
        {offer.seller.by_courier ? (
          <span className="block text-sm text-ink-muted">{t('arrival.byCourier')}</span>
        ) : null}
      </p>
    </div>
  )
}

/** To which pincode an offer is brought, and until when it can be returned. */
export function Arrival({ offer }: { readonly offer: Offer }) {
  const { t } = useTranslation('shopping')
  const { pincode, type } = usePincode()
  const [isEditing, setEditing] = useState(false)
  return (
    <section aria-label={t('arrival.title')} className="flex flex-col gap-3 rounded-lg bg-surface-sunken p-4">
      {pincode === undefined || isEditing ? (
        <PincodeForm
          known={pincode}
          onChoose={(next) => {
            type(next)
            setEditing(false)
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex items-center gap-2">
            <MapPin aria-hidden className="size-5 shrink-0 text-ink-muted" />
            <span className="tabular-nums">{t('arrival.to', { pincode })}</span>
          </p>
          <Button variant="quiet" size="sm" className="-my-1 -mr-2" onClick={() => setEditing(true)}>
            {t('arrival.change')}
          </Button>
        </div>
      )}
      <p className="flex items-start gap-2">
        <RotateCcw aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
        {offer.return_days > 0 ? t('arrival.returns', { count: offer.return_days }) : t('arrival.noReturns')}
      </p>
    </section>
  )
}

interface PincodeFormProps {
  readonly known: string | undefined
  readonly onChoose: (pincode: string) => void
}

function PincodeForm({ known, onChoose }: PincodeFormProps) {
  const { t } = useTranslation('shopping')
  const [text, setText] = useState(known ?? '')
  const [isTried, setTried] = useState(false)
  const pincode = readPincode(text)
  return (
    <form
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (isPincode(pincode)) onChoose(pincode)
      }}
    >
      <div className="min-w-32 flex-1">
        <TextField
          label={t('arrival.pincode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={LONGEST_PASTED}
          value={text}
          onChange={({ target }) => setText(target.value)}
          error={isTried && !isPincode(pincode) ? t('arrival.wrong') : undefined}
        />
      </div>
      <Button type="submit" variant="secondary">
        {t('arrival.check')}
      </Button>
    </form>
  )
}
