import { pictureUrl } from '@angadi/data/client/config.ts'
import type { Pack } from '@angadi/data/grocery/product.ts'
import { useSubstitutes } from '@angadi/data/grocery/substitutes.ts'
import type { Preference } from '@angadi/domain/grocery/substitution.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { usePackLabels } from '@angadi/shell/goods/use-pack-labels.ts'
import { LoadFailed } from '@angadi/shell/load-failed.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { DialogSheet } from '@angadi/ui/dialog-sheet/dialog-sheet.tsx'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Radio } from '@angadi/ui/radio-group/radio.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { ShoppingBasket } from 'lucide-react'
import { useDeferredValue, useState } from 'react'

/** A line of a checkout, as far as it says what is bought. */
export interface ChoiceLine {
  readonly item_id: string
  readonly name: string
}

export interface SubstitutionSheetProps {
  readonly line: ChoiceLine
  readonly prefer: Preference
  readonly substituteId: string | undefined
  readonly onChoose: (prefer: Preference, substitute?: Pack) => void
  readonly onClose: () => void
}

/** What is chosen and not saved yet. */
interface Choice {
  readonly prefer: Preference
  readonly substituteId?: string | undefined
  /** Undefined while the choice of before stands. */
  readonly substitute?: Pack
}

/** Chooses what replaces an item that is missing: the store's best match, one item by name, or the money back. */
export default function SubstitutionSheet({
  line,
  prefer,
  substituteId,
  onChoose,
  onClose,
}: SubstitutionSheetProps) {
  const { t } = useTranslation(['grocery', 'common'])
  const { money } = useFormats()
  const labels = usePackLabels()
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<Choice>({ prefer, substituteId })
  const [isSaved, setSaved] = useState(false)
  const search = useDeferredValue(text)
  const { data, error, isFetching, refetch } = useSubstitutes(line.item_id, search)
  const name = `missing-${line.item_id}`
  return (
    <DialogSheet
      open
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={t('missing.ask', { name: line.name })}
      closeLabel={t('common:close')}
      footer={
        <Button
          wide
          disabled={isSaved}
          onClick={() => {
            setSaved(true)
            onChoose(choice.prefer, choice.substitute)
          }}
        >
          {t('common:save')}
        </Button>
      }
    >
      <fieldset className="flex min-w-0 flex-col">
        <legend className="sr-only">{t('missing.title')}</legend>
        <Radio
          name={name}
          label={t('missing.best_match')}
          hint={t('missing.bestHint')}
          checked={choice.prefer === 'best_match'}
          onChange={() => setChoice({ prefer: 'best_match' })}
        />
        <Radio
          name={name}
          label={t('missing.refund')}
          hint={t('missing.refundHint')}
          checked={choice.prefer === 'refund'}
          onChange={() => setChoice({ prefer: 'refund' })}
        />
        <h3 className="mt-4 mb-2 font-semibold">{t('missing.these')}</h3>
        <SearchField
          label={t('missing.search')}
          clearLabel={t('clear')}
          value={text}
          onChange={setText}
          className="mb-1"
        />
        {error && !data ? (
          <LoadFailed title={t('failedItems')} error={error} busy={isFetching} onRetry={refetch} />
        ) : !data ? (
          <SkeletonGroup label={t('loading')}>
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} shape="box" className="my-2 h-12 w-full" />
            ))}
          </SkeletonGroup>
        ) : data.length === 0 ? (
          <p role="status" className="py-4 text-ink-muted">
            {t('missing.nothing')}
          </p>
        ) : (
          data.map((pack) => (
            <Radio
              key={pack.id}
              name={name}
              label={
                <span className="flex items-center gap-3">
                  <Picture
                    src={pictureUrl(pack.picture)}
                    alt=""
                    ratio="square"
                    rounded="md"
                    fallback={<ShoppingBasket aria-hidden />}
                    className="w-11"
                  />
                  <span className="min-w-0">{pack.name}</span>
                </span>
              }
              hint={labels.content(pack)}
              trail={<span className="tabular-nums">{money(pack.price_paise)}</span>}
              checked={choice.substituteId === pack.id}
              onChange={() => setChoice({ prefer: 'item', substituteId: pack.id, substitute: pack })}
            />
          ))
        )}
      </fieldset>
    </DialogSheet>
  )
}
