import { useSetOptionAvailability } from '@angadi/data/vendor-console/menu.ts'
import type { MenuItem } from '@angadi/data/vendors/menu.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { Price } from '@angadi/ui/price/price.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'

export interface ItemOptionsProps {
  readonly item: MenuItem
  readonly vendorId: string
}

/** The options of an item, each with its own switch. */
export function ItemOptions({ item, vendorId }: ItemOptionsProps) {
  const { t } = useTranslation('vendor')
  const errorText = useErrorText()
  const { mutateAsync } = useSetOptionAvailability(vendorId)
  return item.option_groups.map((group) => (
    <fieldset key={group.id}>
      <legend className="mb-1 text-sm font-medium">{group.name}</legend>
      {group.options.map((option) => (
        <Switch
          key={option.id}
          label={
            <span className="flex items-baseline justify-between gap-3">
              {option.name}
              {option.price_paise > 0 ? <Price paise={option.price_paise} surcharge /> : null}
            </span>
          }
          {...(option.is_available ? {} : { hint: t('dish.off') })}
          checked={option.is_available}
          onChange={(event) => {
            mutateAsync({
              itemId: item.id,
              optionId: option.id,
              available: event.currentTarget.checked,
            }).catch((error: unknown) =>
              notify.problem(t('dish.failed', { dish: option.name }), {
                id: option.id,
                description: errorText(error),
              }),
            )
          }}
        />
      ))}
    </fieldset>
  ))
}
