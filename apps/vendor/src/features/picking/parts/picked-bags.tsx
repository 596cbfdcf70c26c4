import type { PickingList } from '@angadi/data/grocery/picking-list.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { Check, Printer } from 'lucide-react'
import { Suspense, useState } from 'react'

const BagLabels = lazy(() => import('./bag-labels.tsx'))

/** The bags of an order with the code of each, which the courier has taken, and their labels to print. */
export function PickedBags({ list }: { readonly list: PickingList }) {
  const { t } = useTranslation('picking')
  const [isPrinting, setPrinting] = useState(false)
  return (
    <Section
      title={t('bags.title')}
      action={
        <Button
          size="sm"
          variant="secondary"
          icon={<Printer aria-hidden />}
          onClick={() => setPrinting(true)}
        >
          {t('bags.print')}
        </Button>
      }
    >
      <p className="-mt-2 text-sm text-ink-muted">{t('bags.text')}</p>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {list.bags.map((bag) => (
          <li
            key={bag.number}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface-raised p-3"
          >
            <span className="text-4xl font-bold tabular-nums">{bag.number}</span>
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-semibold">{t(`bag.${bag.holds}`)}</span>
              <span className="block font-mono text-sm break-all">{bag.code}</span>
            </span>
            {bag.checked_at ? (
              <Badge tone="success" icon={<Check aria-hidden />}>
                {t('bags.taken')}
              </Badge>
            ) : null}
          </li>
        ))}
      </ul>
      {isPrinting ? (
        <Suspense>
          <BagLabels list={list} onDone={() => setPrinting(false)} />
        </Suspense>
      ) : null}
    </Section>
  )
}
