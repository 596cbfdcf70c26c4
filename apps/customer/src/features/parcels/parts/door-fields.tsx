import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { RadioGroup } from '@angadi/ui/radio-group/radio-group.tsx'
import { Select } from '@angadi/ui/select/select.tsx'
import { TextField } from '@angadi/ui/text-field/text-field.tsx'
import { useRef } from 'react'
import { AddressPin } from '../../../shared/address/address-pin.tsx'
import { type DoorDraft, doorProblems } from '../parcel-draft.ts'

export interface DoorFieldsProps {
  readonly door: DoorDraft
  readonly onChange: (change: Partial<DoorDraft>) => void
  /** Whether what is missing is said. */
  readonly isChecked: boolean
  /** Which receiver's it is, such as "Receiver 2", where one chooses how far the courier comes. */
  readonly receiver?: string
}

/** Who is at a door and where it is: typed, or one of the saved addresses. */
export function DoorFields({ door, onChange, isChecked, receiver }: DoorFieldsProps) {
  const { t } = useTranslation('parcels')
  const { data: addresses = [] } = useAddresses()
  const pin = useRef<HTMLButtonElement>(null)
  const problems = isChecked ? doorProblems(door) : {}
  const errorOf = (key: keyof typeof problems) => {
    const problem = problems[key]
    return problem ? { error: t(`missing.${problem}`) } : {}
  }
  return (
    <div className="flex flex-col gap-4">
      {addresses.length > 0 ? (
        <Select
          label={t('door.use')}
          value=""
          onChange={({ target }) => {
            const chosen = addresses.find(({ id }) => id === target.value)
            if (!chosen) return
            onChange({
              line: chosen.line,
              landmark: chosen.landmark ?? '',
              pin: { lat: chosen.lat, lng: chosen.lng },
            })
          }}
          options={[
            { value: '', label: t('door.none') },
            ...addresses.map(({ id, label, line }) => ({ value: id, label: `${label}: ${line}` })),
          ]}
        />
      ) : null}
      <TextField
        label={t('door.name')}
        value={door.name}
        maxLength={60}
        onChange={({ target }) => onChange({ name: target.value })}
        {...errorOf('name')}
      />
      <TextField
        label={t('door.phone')}
        hint={t('door.phoneHint')}
        type="tel"
        inputMode="tel"
        maxLength={20}
        value={door.phone}
        onChange={({ target }) => onChange({ phone: target.value })}
        {...errorOf('phone')}
      />
      <TextField
        label={t('door.line')}
        value={door.line}
        maxLength={300}
        onChange={({ target }) => onChange({ line: target.value })}
        {...errorOf('line')}
      />
      <TextField
        label={t('door.landmark')}
        value={door.landmark}
        maxLength={120}
        onChange={({ target }) => onChange({ landmark: target.value })}
      />
      {receiver === undefined ? null : (
        <RadioGroup
          label={t('door.handover')}
          value={door.handover}
          onChange={(handover) => onChange({ handover: handover === 'building' ? 'building' : 'door' })}
          options={[
            { value: 'door', label: t('door.toDoor') },
            { value: 'building', label: t('door.toBuilding') },
          ]}
        />
      )}
      <AddressPin
        value={door.pin}
        onChange={(point) => onChange({ pin: point })}
        about={receiver}
        focusRef={pin}
        {...errorOf('pin')}
      />
    </div>
  )
}
