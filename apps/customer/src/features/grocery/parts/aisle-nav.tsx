import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Aisle } from '@angadi/data/grocery/store.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { LayoutGrid, ShoppingBasket } from 'lucide-react'

export interface AisleNavProps {
  readonly aisles: readonly Aisle[]
  /** Undefined for everything. */
  readonly value: string | undefined
  readonly onChange: (aisle: string | undefined) => void
}

/** The aisles of a store: a row that scrolls on phones, a column beside the products on desktops. */
export function AisleNav({ aisles, value, onChange }: AisleNavProps) {
  const { t } = useTranslation('grocery')
  return (
    <fieldset className="-mx-4 flex min-w-0 items-start gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-col md:items-stretch md:px-0">
      <legend className="sr-only">{t('aisles')}</legend>
      <AisleButton pressed={value === undefined} onPress={() => onChange(undefined)} name={t('everything')} />
      {aisles.map((one) => (
        <AisleButton
          key={one.aisle}
          pressed={value === one.aisle}
          onPress={() => onChange(one.aisle)}
          name={one.name}
          picture={one.picture}
          count={one.count}
        />
      ))}
    </fieldset>
  )
}

interface AisleButtonProps {
  readonly pressed: boolean
  readonly onPress: () => void
  readonly name: string
  /** Undefined for everything. */
  readonly picture?: string | null
  readonly count?: number
}

function AisleButton({ pressed, onPress, name, picture, count }: AisleButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="flex w-22 shrink-0 flex-col items-center gap-1 rounded-md p-1 text-center text-sm leading-snug font-medium -outline-offset-2 transition-colors hover:bg-surface-sunken aria-pressed:bg-action-soft aria-pressed:font-semibold aria-pressed:text-action-ink md:w-full md:flex-row md:gap-3 md:text-left md:p-1.5"
    >
      {picture === undefined ? (
        <span className="grid aspect-square w-14 shrink-0 place-items-center rounded-md bg-surface-sunken md:w-10 [&_svg]:size-6">
          <LayoutGrid aria-hidden />
        </span>
      ) : (
        <Picture
          src={pictureUrl(picture)}
          alt=""
          ratio="square"
          rounded="md"
          fallback={<ShoppingBasket aria-hidden />}
          className="w-14 md:w-10"
        />
      )}
      <span className="min-w-0 flex-1">{name}</span>
      {count === undefined ? null : (
        <span className="hidden text-sm font-normal tabular-nums md:inline">{count}</span>
      )}
    </button>
  )
}
