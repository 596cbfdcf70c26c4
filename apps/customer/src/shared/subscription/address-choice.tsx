import { useAddresses } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { useEffect, useEffectEvent } from 'react'
import { AddressIcon } from '../address/address-icon.tsx'
import { ChoiceCards } from '../choice-card/choice-card.tsx'
import { addressKind, addressLine } from '../order/address-labels.ts'

export interface AddressChoiceProps {
  readonly value: string | undefined
  readonly onChange: (id: string) => void
}

/** One of the saved addresses, the default one first; a way to save one where there is none. */
export function AddressChoice({ value, onChange }: AddressChoiceProps) {
  const { t } = useTranslation('subscriptions')
  const { data: addresses, isError } = useAddresses()
  const first = addresses?.[0]?.id
  const take = useEffectEvent((id: string) => {
    if (value === undefined) onChange(id)
  })
  useEffect(() => {
    if (first) take(first)
  }, [first])
  if (!addresses && !isError) return <Skeleton shape="box" className="h-16" />
  if (!addresses || addresses.length === 0)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{t('subscribe.noAddress')}</p>
        <LinkButton variant="soft" render={<AppLink to={pathTo('profile')} />}>
          {t('subscribe.addAddress')}
        </LinkButton>
      </div>
    )
  return (
    <ChoiceCards
      label={t('subscribe.address')}
      value={value}
      onChange={onChange}
      options={addresses.map((address) => ({
        value: address.id,
        title: address.label,
        icon: <AddressIcon kind={addressKind(address.label)} />,
        note: addressLine(address),
      }))}
    />
  )
}
