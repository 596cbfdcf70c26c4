import type { Address } from '@angadi/data/addresses/addresses.ts'
import { useSetDefaultAddress } from '@angadi/data/addresses/change-addresses.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { IconButton } from '@angadi/ui/icon-button/icon-button.tsx'
import { Menu } from '@angadi/ui/menu/menu.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { EllipsisVertical, Pencil, Star, Trash2 } from 'lucide-react'
import { AddressCard } from '../../../shared/address/address-card.tsx'
import { addressKind, addressLine } from '../../../shared/order/address-labels.ts'

/** One saved address with its actions. */
export function AddressRow({
  address,
  onEdit,
  onRemove,
}: {
  readonly address: Address
  readonly onEdit: () => void
  readonly onRemove: () => void
}) {
  const { t } = useTranslation('profile')
  const errorText = useErrorText()
  const { mutate: makeUsual } = useSetDefaultAddress()
  const { id, label, is_default: isUsual } = address
  return (
    <AddressCard
      kind={addressKind(label)}
      title={label}
      line={addressLine(address)}
      badge={isUsual ? <Badge tone="action">{t('addresses.usual')}</Badge> : undefined}
      action={
        <Menu
          trigger={
            <IconButton label={t('addresses.more', { label })} icon={<EllipsisVertical aria-hidden />} />
          }
          entries={[
            { key: 'edit', label: t('addresses.edit'), icon: <Pencil aria-hidden />, onSelect: onEdit },
            ...(isUsual
              ? []
              : [
                  {
                    key: 'usual',
                    label: t('addresses.makeUsual'),
                    icon: <Star aria-hidden />,
                    onSelect: () =>
                      makeUsual(id, {
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
