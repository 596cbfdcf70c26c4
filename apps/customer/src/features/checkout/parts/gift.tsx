import type { GiftCard } from '@angadi/data/checkout/quote.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'

/** The server's limits, in characters. */
const NAME_LENGTH = 60
const MESSAGE_LENGTH = 200

export interface GiftProps {
  readonly card: GiftCard | undefined
  readonly onChange: (card: GiftCard | undefined) => void
}

/** Makes the order a gift: whom it is for, a message, and from whom. The bill stays out of the bag. */
export function Gift({ card, onChange }: GiftProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="flex flex-col gap-4">
      <Checkbox
        label={t('gift.label')}
        hint={t('gift.hint')}
        checked={card !== undefined}
        onChange={({ target }) =>
          onChange(target.checked ? { recipient: '', message: '', sender: '' } : undefined)
        }
      />
      {card ? (
        <>
          <TextField
            label={t('gift.recipient')}
            required
            maxLength={NAME_LENGTH}
            value={card.recipient}
            onChange={({ target }) => onChange({ ...card, recipient: target.value })}
          />
          <TextArea
            label={t('gift.message')}
            rows={2}
            maxLength={MESSAGE_LENGTH}
            value={card.message}
            onChange={({ target }) => onChange({ ...card, message: target.value })}
          />
          <TextField
            label={t('gift.sender')}
            maxLength={NAME_LENGTH}
            value={card.sender}
            onChange={({ target }) => onChange({ ...card, sender: target.value })}
          />
        </>
      ) : null}
    </div>
  )
}
