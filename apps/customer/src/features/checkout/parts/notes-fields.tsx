import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { TextArea } from '@angadi/ui/text-area/text-area.tsx'
import type { CheckoutDraft } from '../../../shared/checkout/checkout-draft.ts'
import { BusinessDisclosure } from './business-disclosure.tsx'
import { Gift } from './gift.tsx'

/** The server's limit for an instruction, in characters. */
const INSTRUCTIONS_LENGTH = 300

export interface NotesFieldsProps {
  readonly draft: CheckoutDraft
  /** Whether a restaurant's dishes are among the order. */
  readonly hasFood: boolean
  readonly onChange: (part: Partial<CheckoutDraft>) => void
}

/** Instructions for the restaurant and the courier, a gift's card, and whom the invoice is for. */
export function NotesFields({ draft, hasFood, onChange }: NotesFieldsProps) {
  const { t } = useTranslation('checkout')
  const isPickup = draft.fulfilment === 'pickup'
  return (
    <>
      <TextArea
        label={t(isPickup ? 'notes.instructionsPickup' : 'notes.instructions')}
        rows={2}
        maxLength={INSTRUCTIONS_LENGTH}
        {...(isPickup ? {} : { placeholder: t('notes.instructionsHint') })}
        value={draft.instructions}
        onChange={({ target }) => onChange({ instructions: target.value })}
      />
      {hasFood ? (
        <Checkbox
          label={t('notes.noCutlery')}
          hint={t('notes.noCutleryHint')}
          checked={draft.noCutlery}
          onChange={({ target }) => onChange({ noCutlery: target.checked })}
        />
      ) : null}
      <Gift card={draft.giftCard} onChange={(giftCard) => onChange({ giftCard })} />
      <BusinessDisclosure value={draft.business} onChange={(business) => onChange({ business })} />
    </>
  )
}
