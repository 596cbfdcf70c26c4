import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Button } from '@angadi/ui/button/button.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { useState } from 'react'
import type { Spelling } from './import-report.ts'

/** Groups that are shown at first, and with each tap on More. */
const SHOWN = 5

export interface SpellingsViewProps {
  readonly spellings: readonly Spelling[]
  /** Keys of those that the vendor called one item. */
  readonly joined: ReadonlySet<string>
  readonly onJoin: (key: string, isOne: boolean) => void
}

/** New items whose names are other spellings of one: proposed as one item, for the vendor to decide. */
export function SpellingsView({ spellings, joined, onJoin }: SpellingsViewProps) {
  const { t } = useTranslation('vendor-products')
  const [most, setMost] = useState(SHOWN)
  return (
    <section
      aria-label={t('spellings.title')}
      className="flex flex-col gap-3 rounded-lg border border-line p-3"
    >
      <div>
        <h3 className="font-semibold">{t('spellings.title')}</h3>
        <p className="text-sm text-ink-muted">{t('spellings.text')}</p>
      </div>
      <ul className="flex flex-col gap-3">
        {spellings.slice(0, most).map(({ key, lines, like }) => {
          const [first] = lines
          const names = lines.map(({ line, name }) => t('spellings.row', { line, name })).join(', ')
          return (
            <li
              key={key}
              className="flex flex-col gap-2 border-t border-line pt-3 sm:flex-row sm:items-center"
            >
              <p className="min-w-0 flex-1 text-sm break-words">
                {like ? t('spellings.like', { names, item: like.name }) : names}
              </p>
              <div className="sm:w-80">
                <SegmentedControl
                  label={t('spellings.choice', { names })}
                  value={joined.has(key) ? 'one' : 'apart'}
                  onChange={(choice) => onJoin(key, choice === 'one')}
                  segments={[
                    { value: 'apart', label: t('spellings.apart') },
                    {
                      value: 'one',
                      label: like ? t('spellings.change') : t('spellings.one', { line: first?.line ?? 0 }),
                    },
                  ]}
                />
              </div>
            </li>
          )
        })}
      </ul>
      {spellings.length > most ? (
        <Button variant="secondary" onClick={() => setMost(most + SHOWN)}>
          {t('file.showMore', { count: spellings.length - most })}
        </Button>
      ) : null}
    </section>
  )
}
