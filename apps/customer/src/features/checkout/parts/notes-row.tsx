import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { NotebookPen } from 'lucide-react'
import type { ReactNode } from 'react'
import { CheckoutRow } from '../../../shared/checkout/checkout-row.tsx'
import { NotesFields, type NotesFieldsProps } from './notes-fields.tsx'

export interface NotesRowProps extends NotesFieldsProps {
  /** The business that the quote names for the invoice. */
  readonly businessName: string | undefined
  readonly alert: ReactNode
  readonly isOpen: boolean
  readonly onToggle: () => void
}

/** What is said besides: a note, no cutlery, a gift, whom the invoice is for. */
export function NotesRow({ isOpen, onToggle, businessName, alert, ...fields }: NotesRowProps) {
  const { t } = useTranslation('checkout')
  const { instructions, noCutlery, giftCard } = fields.draft
  const said = [
    instructions.trim() || undefined,
    noCutlery && fields.hasFood ? t('notes.noCutlery') : undefined,
    giftCard ? t('gift.label') : undefined,
    businessName ? t('business.for', { name: businessName }) : undefined,
  ].filter((one) => one !== undefined)
  return (
    <CheckoutRow
      icon={<NotebookPen />}
      title={said.length > 0 ? said.join(' · ') : t('notes.row')}
      note={said.length > 0 ? undefined : t('notes.rowNote')}
      action={said.length > 0 ? undefined : t('row.add')}
      isOpen={isOpen}
      alert={alert}
      onPress={onToggle}
    >
      <NotesFields {...fields} />
    </CheckoutRow>
  )
}
