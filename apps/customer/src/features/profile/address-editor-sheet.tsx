import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { useId, useState } from 'react'
import { AddressEditor } from '../../shared/address/address-editor.tsx'
import { SaveAddressFooter } from '../../shared/address/save-address-footer.tsx'

export interface AddressEditorSheetProps {
  /** The address to edit; undefined for a new one. */
  readonly address: Address | undefined
  readonly onClose: () => void
}

/** Adds an address or edits a saved one. */
export default function AddressEditorSheet({ address, onClose }: AddressEditorSheetProps) {
  const { t } = useTranslation(['profile', 'common'])
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={address ? t('addresses.editTitle', { label: address.label }) : t('addresses.addTitle')}
      closeLabel={t('common:close')}
      footer={<SaveAddressFooter form={form} label={t('addresses.save')} busy={isSaving} problem={problem} />}
    >
      <AddressEditor
        address={address}
        form={form}
        onSaving={setSaving}
        onSaved={onClose}
        onProblem={setProblem}
      />
    </DialogSheet>
  )
}
