import type { CartOffer } from '@angadi/data/cart/cart-offers.ts'
import { LONGEST_PASTED, pastedCode } from '@angadi/domain/typed/pasted.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type CouponRowProps, useCouponLabels } from './coupon-labels.ts'

export interface CouponSheetProps extends Omit<CouponRowProps, 'offers'> {
  readonly offers: readonly CartOffer[]
  readonly onClose: () => void
}

/** Every coupon that this cart can or could have, with what it saves or why it does not hold, and a field for another code. */
export default function CouponSheet({
  offers,
  code,
  applied,
  refusal,
  busy,
  onChange,
  onClose,
}: CouponSheetProps) {
  const { t } = useTranslation(['offers', 'checkout', 'common'])
  const { money } = useFormats()
  const labels = useCouponLabels()
  const [typed, setTyped] = useState('')
  const [isEdited, setEdited] = useState(true)
  const field = useRef<HTMLInputElement>(null)
  const asked = useRef<string>(undefined)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (asked.current !== undefined && applied?.code === asked.current) close()
  }, [applied])
  const choose = (wanted: string) => {
    asked.current = wanted
    onChange(wanted)
    // It is the one already.
    if (applied?.code === wanted && code === wanted) onClose()
  }
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('list.title')}
      closeLabel={t('common:close')}
    >
      <div className="flex flex-col gap-5">
        <form
          noValidate
          className="flex items-start gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            const wanted = pastedCode(typed)
            setEdited(false)
            if (wanted === '') field.current?.focus()
            else choose(wanted)
          }}
        >
          <div className="min-w-0 flex-1">
            <TextField
              ref={field}
              label={t('checkout:coupon.label')}
              hideLabel
              placeholder={t('checkout:coupon.label')}
              maxLength={LONGEST_PASTED}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              enterKeyHint="done"
              value={typed}
              onChange={({ target }) => {
                setTyped(target.value)
                setEdited(true)
              }}
              error={refusal && !isEdited ? labels.refused(refusal) : undefined}
            />
          </div>
          <Button type="submit" variant="soft" busy={busy && code !== undefined && !isEdited}>
            {t('checkout:coupon.apply')}
          </Button>
        </form>
        {offers.length > 0 ? (
          <ul aria-label={t('list.title')} className="divide-y divide-line">
            {offers.map((offer) => {
              const holds = offer.discount_paise > 0
              const isChosen = code === offer.code && applied?.code === offer.code
              return (
                <li key={offer.code} className="flex items-center gap-3 py-3">
                  <div className="min-w-0 flex-1">
                    <p className="font-semibold">{labels.gives(offer)}</p>
                    <p className="text-sm text-ink-muted">
                      <span className="font-semibold tracking-wide">{offer.code}</span>
                      {labels.terms(offer) === '' ? null : ` · ${labels.terms(offer)}`}
                    </p>
                    <p className={`text-sm font-medium ${holds ? 'text-success-ink' : 'text-warning-ink'}`}>
                      {holds ? t('list.saves', { amount: money(offer.discount_paise) }) : labels.why(offer)}
                    </p>
                  </div>
                  {holds ? (
                    <Button
                      variant={isChosen ? 'quiet' : 'soft'}
                      size="sm"
                      aria-pressed={isChosen}
                      aria-label={t(isChosen ? 'row.removeCode' : 'row.applyCode', { code: offer.code })}
                      onClick={() => (isChosen ? onChange(undefined) : choose(offer.code))}
                    >
                      {t(isChosen ? 'row.remove' : 'row.apply')}
                    </Button>
                  ) : null}
                </li>
              )
            })}
          </ul>
        ) : (
          <p className="text-ink-muted">{t('list.none')}</p>
        )}
      </div>
    </DialogSheet>
  )
}
