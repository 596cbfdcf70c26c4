import type { Right } from '@angadi/data/vendor-people/rights.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { EmptyState } from '@angadi/ui/empty-state/empty-state.tsx'
import { Lock } from 'lucide-react'

/** Shown in place of a part of the console that the reader's position does not include. */
export default function NoRight({ right }: { readonly right: Right }) {
  const { t } = useTranslation('vendor-people')
  return (
    <EmptyState picture={<Lock aria-hidden />} title={t('none.title')}>
      {t(`none.${right}`)}
    </EmptyState>
  )
}
