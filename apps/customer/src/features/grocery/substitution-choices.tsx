import {
  type SubstitutionChoice,
  useChooseSubstitution,
  useSubstitutionChoices,
} from '@angadi/data/grocery/choices.ts'
import type { Pack } from '@angadi/data/grocery/product.ts'
import type { Preference } from '@angadi/domain/grocery/substitution.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { lazy } from '@angadi/shell/boundaries/lazy.tsx'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { useErrorText } from '@angadi/shell/use-error-text.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { Card } from '@angadi/ui/card/card.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { notify } from '@angadi/ui/toaster/notify.ts'
import { RefreshCw } from 'lucide-react'
import { Suspense } from 'react'

import type { ChoiceLine } from './parts/substitution-sheet.tsx'

const SubstitutionSheet = lazy(() => import('./parts/substitution-sheet.tsx'))

export interface SubstitutionChoicesProps {
  readonly lines: readonly ChoiceLine[]
}

/** What may replace each of the groceries if the store has run out of it; remembered for the next order. */
export default function SubstitutionChoices({ lines }: SubstitutionChoicesProps) {
  const { t } = useTranslation('grocery')
  const { data: choices = [] } = useSubstitutionChoices()
  return (
    <Section title={t('missing.title')}>
      <p className="-mt-2 text-sm text-ink-muted">{t('missing.text')}</p>
      <Card padded={false} className="px-4">
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <li key={line.item_id}>
              <ChoiceRow line={line} choice={choices.find(({ item_id: id }) => id === line.item_id)} />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}

interface ChoiceRowProps {
  readonly line: ChoiceLine
  readonly choice: SubstitutionChoice | undefined
}

function ChoiceRow({ line, choice }: ChoiceRowProps) {
  const { t } = useTranslation('grocery')
  const errorText = useErrorText()
  const labels = usePackLabels()
  const sheet = useSheet(`missing-${line.item_id}`)
  const { mutate } = useChooseSubstitution()
  const prefer: Preference = choice?.prefer ?? 'best_match'
  const choose = (chosen: Preference, substitute?: Pack) => {
    sheet.close()
    // The item of before, which the sheet has only by its id.
    if (chosen === 'item' && !substitute) return
    mutate(
      { itemId: line.item_id, prefer: chosen, ...(substitute ? { substitute } : {}) },
      { onError: (error) => notify.problem(t('missing.failed'), { description: errorText(error) }) },
    )
  }
  const said =
    prefer === 'item' && choice?.substitute
      ? t('missing.item', {
          name: labels.named(choice.substitute.name, {
            pack_size: null,
            pack_unit: null,
            unit: choice.substitute.unit,
          }),
        })
      : t(`missing.${prefer === 'refund' ? 'refund' : 'best_match'}`)
  return (
    <>
      <ListRow
        title={line.name}
        note={said}
        trail={
          <Button
            variant="quiet"
            size="sm"
            icon={<RefreshCw aria-hidden />}
            aria-label={t('missing.changeOf', { name: line.name })}
            onClick={sheet.open}
          >
            {t('missing.change')}
          </Button>
        }
      />
      {sheet.isOpen ? (
        <Suspense>
          <SubstitutionSheet
            line={line}
            prefer={prefer}
            substituteId={choice?.substitute_id ?? undefined}
            onChoose={choose}
            onClose={sheet.close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
