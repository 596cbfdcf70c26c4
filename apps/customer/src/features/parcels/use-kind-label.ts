import type { Resources } from '@angadi/i18n/resources.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

type Kind = keyof Resources['parcels']['kind']

/** Names what a parcel contains; a kind newer than this build is something else. */
export function useKindLabel(): (kind: string) => string {
  const { t, i18n } = useTranslation('parcels')
  const isKind = (kind: string): kind is Kind => i18n.exists(`parcels:kind.${kind}`)
  return (kind) => t(`kind.${isKind(kind) ? kind : 'other'}`)
}
