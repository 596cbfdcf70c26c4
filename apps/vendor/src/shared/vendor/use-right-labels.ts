import { RIGHTS } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** Names rights as people read them, in the order of importance; one that this build does not know is left out. */
export function useRightLabels(): (rights: readonly string[]) => readonly string[] {
  const { t } = useTranslation('vendor-people')
  return (rights) => RIGHTS.filter((right) => rights.includes(right)).map((right) => t(`right.${right}`))
}
