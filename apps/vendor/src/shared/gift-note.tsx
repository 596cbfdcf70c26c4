import type { GiftCardRow } from '@angadi/data/rows.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Gift } from 'lucide-react'

export interface GiftNoteProps {
  /** The card that the customer wrote; nothing is shown without one. */
  readonly gift: GiftCardRow | null | undefined
}

/** The card of a gift, to be copied by hand or printed, and that the bill stays out of the bag. */
export function GiftNote({ gift }: GiftNoteProps) {
  const { t } = useTranslation('vendor-words')
  if (!gift) return null
  return (
    <div className="flex items-start gap-2 rounded-md bg-accent-soft px-3 py-2 text-sm text-accent-ink">
      <Gift aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{t('gift.title', { recipient: gift.recipient })}</p>
        {gift.message ? <p className="whitespace-pre-line">“{gift.message}”</p> : null}
        {gift.sender ? <p>{t('gift.from', { sender: gift.sender })}</p> : null}
        <p className="mt-1">{t('gift.bag')}</p>
      </div>
    </div>
  )
}
