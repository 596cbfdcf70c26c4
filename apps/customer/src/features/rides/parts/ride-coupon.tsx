import type { RideQuote } from '@angadi/data/rides/ride-quote.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useState } from 'react'
import { changeRide } from '../ride-draft.ts'

export interface RideCouponProps {
  readonly code: string | undefined
  readonly coupon: RideQuote['coupon']
  readonly isRefused: boolean
}

/** The coupon of a ride: typed, and what it saves or that it does not hold. */
export function RideCoupon({ code, coupon, isRefused }: RideCouponProps) {
  const { t } = useTranslation('rides')
  const { money } = useFormats()
  const [typed, setTyped] = useState(code ?? '')
  if (code !== undefined && coupon)
    return (
      <p role="status" className="flex flex-wrap items-center justify-between gap-2 text-success-ink">
        {t('pay.applied', { code: coupon.code, amount: money(coupon.discount_paise) })}
        <Button variant="quiet" size="sm" onClick={() => changeRide({ couponCode: undefined })}>
          {t('pay.removeCoupon')}
        </Button>
      </p>
    )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        changeRide({ couponCode: typed.trim().toUpperCase() || undefined })
      }}
    >
      <TextField
        label={t('pay.coupon')}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={code !== undefined && isRefused ? t('pay.couponInvalid') : undefined}
        trail={
          <Button type="submit" variant="quiet" size="sm">
            {t('pay.apply')}
          </Button>
        }
      />
    </form>
  )
}
