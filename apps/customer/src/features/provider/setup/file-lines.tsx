import type { PreparedLine } from '@angadi/domain/applications/shop-setup.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { ProblemText } from '@angadi/shell/items-file/problem-text.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { VegMark } from '@angadi/ui/veg-mark/veg-mark.tsx'
import { useState } from 'react'

/** Rows that are shown at first, and with each tap on More. */
const SHOWN = 100

/** The rows of a file before they are kept: what is wrong comes first. */
export function FileLines({ lines }: { readonly lines: readonly PreparedLine[] }) {
  const { t } = useTranslation('shop-setup')
  const [most, setMost] = useState(SHOWN)
  const wrong = lines.filter(({ item }) => !item)
  const sorted = [...wrong, ...lines.filter(({ item }) => item)]
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-lg font-semibold">
        {t('file.good', { count: lines.length - wrong.length })}
        {wrong.length > 0 ? ` · ${t('file.wrong', { count: wrong.length })}` : null}
      </p>
      {wrong.length > 0 ? <p className="text-ink-muted">{t('file.correct')}</p> : null}
      <ul className="rounded-lg border border-line">
        {sorted.slice(0, most).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {sorted.length > most ? (
        <Button variant="secondary" onClick={() => setMost(most + SHOWN)}>
          {t('file.more', { count: sorted.length - most })}
        </Button>
      ) : null}
    </div>
  )
}

function Line({ line: { line, name, item, problems } }: { readonly line: PreparedLine }) {
  const { t } = useTranslation('shop-setup')
  const { money } = useFormats()
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)_auto] items-start gap-x-3 border-b border-line px-3 py-2 last:border-0">
      <span className="text-sm text-ink-muted tabular-nums">
        <span className="sr-only">{t('file.row', { number: line })}</span>
        <span aria-hidden>{line}</span>
      </span>
      <span className="min-w-0 break-words">
        <span className="flex items-center gap-2">
          {item?.diet ? <VegMark diet={item.diet} label={t(`diet.${item.diet}`)} /> : null}
          <span className="min-w-0 break-words">{name || t('file.noName')}</span>
        </span>
        {item ? (
          <span className="block text-sm text-ink-muted">
            {[item.section, item.unit].filter(Boolean).join(' · ')}
          </span>
        ) : null}
        {problems.map((problem) => (
          <ProblemText key={`${problem.code} ${problem.column}`} problem={problem} />
        ))}
      </span>
      <span className="text-end tabular-nums">{item ? money(item.price_paise) : null}</span>
    </li>
  )
}
