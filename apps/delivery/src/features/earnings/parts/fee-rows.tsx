import type { Paise } from '@angadi/domain/money.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { KeyValueList } from '@angadi/ui/key-value-list/key-value-list.tsx'

export interface FeeRowsProps {
  /** Before the fee. */
  readonly earnedPaise: Paise
  readonly feePaise: Paise
}

/** The fee of a day as a row of its own between what was earned and what is left. */
export function FeeRows({ earnedPaise, feePaise }: FeeRowsProps) {
  const { t } = useTranslation('driver-day')
  const { money } = useFormats()
  return (
    <KeyValueList
      entries={[
        { key: 'earned', label: t('terms.earned'), value: money(earnedPaise) },
        { key: 'fee', label: t('terms.feeRow'), value: money(-feePaise) },
        { key: 'left', label: t('terms.left'), value: money(earnedPaise - feePaise) },
      ]}
    />
  )
}
