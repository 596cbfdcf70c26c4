import type { GiftCardRow } from '@angadi/data/rows.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** The card of a gift on paper, to be cut off and put into the bag. */
export function GiftCardPrint({ gift }: { readonly gift: GiftCardRow }) {
  const { t } = useTranslation('vendor-words')
  return (
    <section className="flex flex-col gap-1 border-y border-dashed border-current py-2 text-center wrap-anywhere">
      <p className="text-base font-bold">{t('gift.title', { recipient: gift.recipient })}</p>
      {gift.message ? <p className="whitespace-pre-line">{gift.message}</p> : null}
      {gift.sender ? <p className="font-medium">{t('gift.from', { sender: gift.sender })}</p> : null}
    </section>
  )
}
