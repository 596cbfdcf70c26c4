import { type RedeemGiftCode, useRedeemGiftCode } from '@angadi/data/wallet/gift-code.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { useState } from 'react'
import { CodeSheet } from './code-sheet.tsx'

export interface GiftCodeProps {
  readonly onClose: () => void
  readonly redeem?: RedeemGiftCode
}

/** Redeems a gift code; one that cannot be redeemed is explained at its field. */
export default function GiftCode({ onClose, redeem }: GiftCodeProps) {
  const { t } = useTranslation('wallet')
  const { money } = useFormats()
  const [mistake, setMistake] = useState<'unknown' | 'used' | 'expired' | 'revoked'>()
  const { mutateAsync } = useRedeemGiftCode(redeem)
  return (
    <CodeSheet
      name="gift-code"
      title={t('gift.action')}
      label={t('gift.code')}
      hint={t('gift.hint')}
      action={t('gift.redeem')}
      empty={t('gift.empty')}
      longest={60}
      mistake={mistake && t(`gift.${mistake}`)}
      send={(typed) => mutateAsync(typed)}
      onSent={(answer) => {
        if (answer.outcome !== 'redeemed') {
          setMistake(answer.outcome)
          return
        }
        notify.success(t('gift.redeemed', { amount: money(answer.amount_paise) }))
        onClose()
      }}
      onType={() => setMistake(undefined)}
      onClose={onClose}
    />
  )
}
