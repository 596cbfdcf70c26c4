import { VENDOR_KINDS, type VendorKind } from '@angadi/data/discovery/vendor-kind.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

export interface KindTabsProps {
  readonly kinds: readonly VendorKind[]
  readonly value: VendorKind
  readonly onChange: (kind: VendorKind) => void
}

/** The trades of Explore & Discover as a row of choices; nothing where there is only one (Spec §1 category group tabs). */
export function KindTabs({ kinds, value, onChange }: KindTabsProps) {
  const { t } = useTranslation('discover')
  const offered = VENDOR_KINDS.filter((kind) => kinds.includes(kind) || kind === value)
  if (offered.length < 2) return null
  return (
    <fieldset className="-mx-4 flex min-w-0 gap-1 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <legend className="sr-only">{t('kinds')}</legend>
      {offered.map((kind) => (
        <label
          key={kind}
          className="relative flex min-h-touch shrink-0 cursor-pointer items-center border-b-3 border-transparent px-4 font-medium text-ink-muted transition-colors hover:text-ink has-checked:border-action has-checked:text-action-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name="discover-kind"
            checked={kind === value}
            onChange={() => onChange(kind)}
            className="absolute inset-0 cursor-pointer appearance-none outline-none"
          />
          {t(`kind.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
