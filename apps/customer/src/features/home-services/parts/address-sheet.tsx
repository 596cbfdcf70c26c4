import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { AddressEditor } from '../../../shared/address/address-editor.tsx'
import { SaveAddressFooter } from '../../../shared/address/save-address-footer.tsx'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'

export interface AddressSheetProps {
  readonly addresses: readonly Address[]
  readonly value: string | undefined
  readonly onPick: (addressId: string) => void
  readonly onClose: () => void
}

/** Where somebody is to come: a saved address, or a new one. */
export default function AddressSheet({ addresses, value, onPick, onClose }: AddressSheetProps) {
  const { t } = useTranslation(['home-services', 'common'])
  const [isAdding, setAdding] = useState(addresses.length === 0)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('vendor.where')}
      closeLabel={t('common:close')}
      footer={
        isAdding ? (
          <SaveAddressFooter form={form} label={t('vendor.saveAddress')} busy={isSaving} problem={problem} />
        ) : undefined
      }
    >
      {isAdding ? (
        <AddressEditor form={form} onSaving={setSaving} onSaved={onPick} onProblem={setProblem} />
      ) : (
        <div className="flex flex-col gap-3">
          <ChoiceCards
            label={t('vendor.where')}
            hideLabel
            value={value}
            onChange={onPick}
            options={addresses.map(({ id, label, line }) => ({ value: id, title: label, note: line }))}
          />
          <Button
            variant="quiet"
            className="self-start"
            icon={<Plus aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('vendor.addAddress')}
          </Button>
        </div>
      )}
    </DialogSheet>
  )
}
