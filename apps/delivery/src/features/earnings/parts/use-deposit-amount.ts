import { paiseOf, rupeesOf } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useState } from 'react'

/** The least that is handed in, in paise. */
const LEAST = 100

/**
 * The amount that is typed to be handed in, at first all that can be.
 *
 * @param mostPaise the most that can be handed in this way
 */
export function useDepositAmount(mostPaise: number) {
  const { t } = useTranslation('cash')
  const { money } = useFormats()
  const [typed, setTyped] = useState<string>()
  const [isChecked, setChecked] = useState(false)
  const value = typed ?? rupeesOf(mostPaise)
  const paise = paiseOf(value)
  const isRight = paise !== undefined && paise >= LEAST && paise <= mostPaise
  return {
    /** Undefined while it is not right. */
    paise: isRight ? paise : undefined,
    /** Shows what is wrong from now on. */
    check: () => setChecked(true),
    field: {
      label: t('amount'),
      lead: '₹',
      inputMode: 'decimal',
      autoComplete: 'off',
      maxLength: 12,
      value,
      error: isChecked && !isRight ? t('wrong', { most: money(mostPaise) }) : undefined,
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        setTyped(event.currentTarget.value),
    },
  } as const
}
