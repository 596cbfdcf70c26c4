import { pictureUrl } from '@angadi/data/client/config.ts'
import type { VendorFigures } from '@angadi/data/vendor-figures/figures.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'

/** What sold best, by pieces. */
export function BestSellers({ best }: { readonly best: VendorFigures['best'] }) {
  const { t } = useTranslation('vendor-figures')
  const { money } = useFormats()
  return (
    <Section title={t('best')}>
      {best.length === 0 ? <p className="text-ink-muted">{t('nothing')}</p> : null}
      <ol className="grid grid-cols-1 gap-x-6 lg:grid-cols-2">
        {best.map((item) => (
          <li key={item.item_id} className="flex min-h-16 items-center gap-3 border-b border-line py-2">
            <Picture src={pictureUrl(item.picture)} alt="" ratio="square" rounded="md" className="w-11" />
            <span className="min-w-0 flex-1 break-words">{item.name ?? t('gone')}</span>
            <span className="text-right text-sm">
              <span className="block font-semibold tabular-nums">{t('pieces', { count: item.pieces })}</span>
              <span className="text-ink-muted tabular-nums">{money(item.sales_paise)}</span>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
