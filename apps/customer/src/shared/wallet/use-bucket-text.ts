import type { WalletMovement } from '@angadi/data/wallet/wallet.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Says which of a wallet's money a movement was: `Refunds`, or each with its amount where there are several. */
export function useBucketText(): (buckets: WalletMovement['buckets']) => string {
  const { t } = useTranslation('wallet')
  const { money } = useFormats()
  return (buckets) =>
    buckets
      .map(({ bucket, amount_paise }) =>
        buckets.length === 1 ? t(`bucket.${bucket}`) : `${t(`bucket.${bucket}`)} ${money(amount_paise)}`,
      )
      .join(', ')
}
