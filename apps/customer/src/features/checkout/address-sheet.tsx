import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { ArrowLeft } from 'lucide-react'
import { useId, useState } from 'react'
import { AddressEditor } from '../../shared/address/address-editor.tsx'
import { useUnsavedAddress } from '../../shared/address/address-form.ts'
import { SaveAddressFooter } from '../../shared/address/save-address-footer.tsx'
import { addressKind, addressLine } from '../../shared/order/address-labels.ts'
import { AddressPicker } from './parts/address-picker.tsx'

export interface AddressSheetProps {
  readonly addresses: readonly Address[]
  /** The id of the chosen address. */
  readonly value: string | undefined
  /** How the order is wanted; a pick-up needs no address. */
  readonly fulfilment: 'delivery' | 'pickup'
  readonly onFulfilment: (fulfilment: 'delivery' | 'pickup') => void
  readonly onPick: (addressId: string) => void
  readonly onClose: () => void
}

/** Chooses the delivery address: a saved one, or a new one. */
export default function AddressSheet({
  addresses,
  value,
  fulfilment,
  onFulfilment,
  onPick,
  onClose,
}: AddressSheetProps) {
  const { t } = useTranslation(['checkout', 'common'])
  const hasUnsaved = useUnsavedAddress((unsaved) => unsaved.fields !== undefined)
  const [isAdding, setAdding] = useState(addresses.length === 0 || hasUnsaved)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const form = useId()
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t(isAdding ? 'address.addTitle' : 'address.pickTitle')}
      closeLabel={t('common:close')}
      footer={
        isAdding ? (
          <SaveAddressFooter form={form} label={t('address.save')} busy={isSaving} problem={problem} />
        ) : undefined
      }
    >
      <div className="mb-4">
        <SegmentedControl
          label={t('fulfilment.label')}
          segments={[
            { value: 'delivery', label: t('fulfilment.delivery') },
            { value: 'pickup', label: t('fulfilment.pickup') },
          ]}
          value={fulfilment}
          onChange={onFulfilment}
        />
      </div>
      {isAdding ? (
        <div className="flex flex-col gap-4">
          {addresses.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3 self-start"
              icon={<ArrowLeft aria-hidden />}
              onClick={() => setAdding(false)}
            >
              {t('address.backToList')}
            </Button>
          ) : null}
          <AddressEditor form={form} onSaving={setSaving} onSaved={onPick} onProblem={setProblem} />
        </div>
      ) : (
        <AddressPicker
          label={t('address.pick')}
          addresses={addresses.map((address) => ({
            id: address.id,
            kind: addressKind(address.label),
            title: address.label,
            line: addressLine(address),
          }))}
          value={value}
          onChange={onPick}
          addLabel={t('address.add')}
          onAdd={() => setAdding(true)}
        />
      )}
    </DialogSheet>
  )
}
