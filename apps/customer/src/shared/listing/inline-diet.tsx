import type { Diet } from '@angadi/domain/catalog/diet.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'

/** The mark of an item's diet in front of its name; nothing for what has none. */
export function InlineDiet({ diet }: { readonly diet: Diet | null }) {
  const { t } = useTranslation('food')
  if (diet === null) return null
  return (
    <span className="mr-1.5 inline-block align-[-0.15em]">
      <VegMark diet={diet} label={t(`diet.${diet}`)} />
    </span>
  )
}
