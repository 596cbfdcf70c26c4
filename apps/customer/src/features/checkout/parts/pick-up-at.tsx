import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Store } from 'lucide-react'

/** Where one collects the order oneself. */
export function PickUpAt({ vendors }: { readonly vendors: readonly string[] }) {
  const { t } = useTranslation('checkout')
  return (
    <Section title={t('pickup.title')}>
      <div className="flex items-start gap-3.5 rounded-lg border border-line bg-surface-raised p-4">
        <Store aria-hidden className="mt-0.5 size-6 shrink-0 text-ink-muted" />
        <div>
          <p className="font-semibold">{vendors.join(', ')}</p>
          <p className="text-sm text-ink-muted">{t('pickup.text')}</p>
        </div>
      </div>
    </Section>
  )
}
