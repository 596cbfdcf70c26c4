import type { DeskService } from '@angadi/data/booking-desk/walk-in.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Checkbox } from '@angadi/ui/checkbox/checkbox.tsx'
import { SearchField } from '@angadi/ui/search-field/search-field.tsx'
import { Skeleton } from '@angadi/ui/skeleton/skeleton.tsx'
import { SkeletonGroup } from '@angadi/ui/skeleton/skeleton-group.tsx'
import { useId, useState } from 'react'

export interface ServiceChoiceProps {
  /** Undefined while they are read. */
  readonly services: readonly DeskService[] | undefined
  /** Their ids, in the order in which they follow one another. */
  readonly chosen: readonly string[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly string[]) => void
}

/** So many services are found without a search. */
const MANY = 8
/** A visit has this many services at most. */
const MOST = 8

/** What somebody wants done, one after the other as they are chosen. */
export function ServiceChoice({ services, chosen, error, onChange }: ServiceChoiceProps) {
  const { t } = useTranslation(['calendar', 'common'])
  const { money } = useFormats()
  const problemId = useId()
  const [search, setSearch] = useState('')
  const words = search.trim().toLocaleLowerCase()
  const shown = services?.filter(
    ({ id, name }) => chosen.includes(id) || name.toLocaleLowerCase().includes(words),
  )
  return (
    <fieldset className="flex flex-col gap-2" aria-describedby={error ? problemId : undefined}>
      <legend className="mb-2 font-semibold">{t('walkIn.services')}</legend>
      {error ? (
        <p id={problemId} role="alert" className="text-danger-ink">
          {error}
        </p>
      ) : null}
      {services && services.length > MANY ? (
        <SearchField
          label={t('walkIn.search')}
          clearLabel={t('walkIn.clear')}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      {shown ? (
        <div className="flex max-h-72 flex-col gap-1 overflow-y-auto">
          {shown.map(({ id, name, minutes, price_paise: price }) => (
            <Checkbox
              key={id}
              label={name}
              hint={t('minutes', { count: minutes.reduce((sum, one) => sum + one, 0) })}
              trail={money(price)}
              checked={chosen.includes(id)}
              disabled={chosen.length >= MOST && !chosen.includes(id)}
              onChange={(event) =>
                onChange(event.currentTarget.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
          ))}
          {shown.length === 0 ? <p className="text-ink-muted">{t('walkIn.noService')}</p> : null}
        </div>
      ) : (
        <SkeletonGroup label={t('common:loading')}>
          <Skeleton shape="box" className="h-32" />
        </SkeletonGroup>
      )}
    </fieldset>
  )
}
