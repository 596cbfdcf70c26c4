import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { useVendorPeople } from '@angadi/data/vendor-people/people.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Select } from '@angadi/ui/select/select.tsx'

export interface AccountChoiceProps {
  readonly vendor: MyVendor
  /** The account's id; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Which of the business's people somebody is; only for whoever may see who works here. */
export function AccountChoice({ vendor, value, onChange }: AccountChoiceProps) {
  return vendor.rights.includes('people') ? (
    <Choice vendorId={vendor.id} value={value} onChange={onChange} />
  ) : null
}

function Choice({
  vendorId,
  value,
  onChange,
}: { readonly vendorId: string } & Pick<AccountChoiceProps, 'value' | 'onChange'>) {
  const { t } = useTranslation('salon')
  const { data } = useVendorPeople(vendorId)
  if (!data) return null
  const people = data.people.map((one) => ({
    value: one.user_id,
    label: one.name ?? t('person.number', { end: one.phone_end }),
  }))
  return (
    <Select
      label={t('person.account')}
      hint={t('person.accountHint')}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      options={[
        { value: '', label: t('person.noAccount') },
        // Whoever was dismissed is named until somebody chooses another.
        ...(value !== '' && !people.some((one) => one.value === value)
          ? [{ value, label: t('person.dismissed') }]
          : []),
        ...people,
      ]}
    />
  )
}
