import { Button } from '@angadi/ui/button/button.tsx'
import { Plus } from 'lucide-react'
import { AddressIcon, type AddressKind } from '../../../shared/address/address-icon.tsx'
import { ChoiceCards } from '../../../shared/choice-card/choice-card.tsx'

export interface PickableAddress {
  readonly id: string
  readonly kind: AddressKind
  readonly title: string
  readonly line: string
  /** Why it cannot be chosen, such as "Outside the delivery area". */
  readonly problem?: string | undefined
}

export interface AddressPickerProps {
  readonly label: string
  readonly addresses: readonly PickableAddress[]
  readonly value: string | undefined
  readonly onChange: (id: string) => void
  readonly addLabel: string
  readonly onAdd: () => void
}

/** Chooses one of the saved addresses, or adds a new one. */
export function AddressPicker({ label, addresses, value, onChange, addLabel, onAdd }: AddressPickerProps) {
  return (
    <div className="flex flex-col gap-2.5">
      {addresses.length > 0 ? (
        <ChoiceCards
          label={label}
          hideLabel
          value={value}
          onChange={onChange}
          options={addresses.map((address) => ({
            value: address.id,
            title: address.title,
            icon: <AddressIcon kind={address.kind} />,
            disabled: address.problem !== undefined,
            note: (
              <>
                {address.line}
                {address.problem ? (
                  <span className="block font-medium text-danger-ink">{address.problem}</span>
                ) : null}
              </>
            ),
          }))}
        />
      ) : null}
      <Button variant="quiet" icon={<Plus aria-hidden />} onClick={onAdd} className="self-start">
        {addLabel}
      </Button>
    </div>
  )
}
