import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Round } from '@angadi/data/subscriptions/round.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Card } from '@angadi/ui/card/card.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Milk } from 'lucide-react'

/** How many pieces of what go onto the vehicle. */
export function ItemsToLoad({ items }: { readonly items: Round['items'] }) {
  const { t } = useTranslation('subscriptions')
  const { number } = useFormats()
  return (
    <Section title={t('round.items')}>
      <Card>
        <ul className="flex flex-col divide-y divide-line">
          {items.map((item) => (
            <li key={item.item_id} className="flex items-center gap-3 py-2">
              <Picture
                src={item.picture ? pictureUrl(item.picture) : undefined}
                alt=""
                ratio="square"
                rounded="md"
                className="w-12"
                fallback={<Milk aria-hidden />}
              />
              <span className="min-w-0 flex-1">
                <span className="block font-medium">{item.name}</span>
                {item.unit ? <span className="text-sm text-ink-muted">{item.unit}</span> : null}
              </span>
              <strong className="text-lg tabular-nums">{number(item.quantity)}</strong>
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
