import { type Address, useSetDefaultAddress } from '@angadi/data/addresses/addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { AddressCard } from '@angadi/ui/address-card/address-card.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { EllipsisVertical, Star, Trash2 } from 'lucide-react'

/** Which kind an address is, by the name that its owner gave it. */
function kindOf(label: string): 'home' | 'work' | 'other' {
  const name = label.toLowerCase()
  if (name === 'office') return 'work'
  return name === 'home' || name === 'work' ? name : 'other'
}

/** One saved address and what can be done with it. */
export function AddressRow({
  address,
  onRemove,
}: {
  readonly address: Address
  readonly onRemove: () => void
}) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { mutate: makeUsual } = useSetDefaultAddress()
  const { id, label, line, landmark, city, pincode, is_default: isUsual } = address
  return (
    <AddressCard
      kind={kindOf(label)}
      title={label}
      line={[line, landmark, city, pincode].filter(Boolean).join(', ')}
      badge={isUsual ? <Badge tone="action">{t('addresses.usual')}</Badge> : undefined}
      action={
        <Menu
          trigger={
            <IconButton label={t('addresses.more', { label })} icon={<EllipsisVertical aria-hidden />} />
          }
          entries={[
            ...(isUsual
              ? []
              : [
                  {
                    key: 'usual',
                    label: t('addresses.makeUsual'),
                    icon: <Star aria-hidden />,
                    onSelect: () =>
                      makeUsual(id, {
                        onSuccess: () => notify.success(t('addresses.madeUsual', { label })),
                        onError: (error) => notify.problem(errorText(error)),
                      }),
                  },
                ]),
            {
              key: 'remove',
              label: t('addresses.remove'),
              icon: <Trash2 aria-hidden />,
              dangerous: true,
              onSelect: onRemove,
            },
          ]}
        />
      }
    />
  )
}
