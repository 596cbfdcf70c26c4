import type { Application, ApplicationItem } from '@angadi/data/applications/my-applications.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Button } from '@angadi/ui/button/button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { FileCheck, FilePlus, FileWarning } from 'lucide-react'
import { useState } from 'react'
import { ITEM_TONES, isOpen, isReady } from './application-states.ts'
import { PaperSheet } from './paper-sheet.tsx'
import { useProviderWords } from './use-provider-words.ts'

export interface PapersStepProps {
  readonly application: Application
  readonly onBack: () => void
  readonly onNext: () => void
}

/** What is asked for, paper by paper, with what became of each. */
export function PapersStep({ application, onBack, onNext }: PapersStepProps) {
  const { t } = useTranslation('provider')
  const { number: figure } = useFormats()
  const [shown, setShown] = useState<string>()
  const item = application.items.find(({ requirement }) => requirement === shown)
  const open = application.items.filter((one) => isOpen(application, one)).length
  return (
    <>
      <p role="status" className="text-ink-muted">
        {open > 0
          ? t('papers.open', { count: open, figure: figure(open) })
          : t(application.renews === null ? 'papers.ready' : 'papers.renew')}
      </p>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-4">
        {application.items.map((one) => (
          <li key={one.requirement}>
            <PaperRow application={application} item={one} onOpen={() => setShown(one.requirement)} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {application.renews === null ? (
          <Button variant="secondary" onClick={onBack}>
            {t('stepBack')}
          </Button>
        ) : null}
        <Button className="flex-1" onClick={onNext}>
          {t('goOn')}
        </Button>
      </div>
      {item ? (
        <PaperSheet
          key={item.requirement}
          application={application}
          item={item}
          onClose={() => setShown(undefined)}
        />
      ) : null}
    </>
  )
}

interface PaperRowProps {
  readonly application: Application
  readonly item: ApplicationItem
  readonly onOpen: () => void
}

function PaperRow({ application, item, onOpen }: PaperRowProps) {
  const { t } = useTranslation('provider')
  const words = useProviderWords()
  const { date } = useFormats()
  const notes = [
    item.is_left_out ? t('papers.leftOut') : item.number,
    item.valid_until ? t('papers.validUntil', { date: date(item.valid_until) }) : null,
    item.pages > 0 ? t('papers.pages', { count: item.pages }) : null,
    item.is_taken_over ? t('papers.takenOver') : null,
  ].filter((note) => note !== null)
  const isPhotoMissing = item.state === 'given' && !isReady(item)
  return (
    <ListRow
      lead={
        item.state === 'missing' ? (
          <FilePlus aria-hidden />
        ) : isReady(item) ? (
          <FileCheck aria-hidden />
        ) : (
          <FileWarning aria-hidden />
        )
      }
      title={words.item(item.requirement)}
      note={
        <>
          {notes.join(' · ')}
          {item.reason ? (
            <span className="block text-warning-ink">{words.reason(item.reason, item.note)}</span>
          ) : null}
        </>
      }
      trail={
        <Badge tone={isPhotoMissing ? 'warning' : ITEM_TONES[item.state]}>
          {isPhotoMissing
            ? t('papers.photoMissing')
            : item.state === 'missing' && !item.is_needed
              ? t('papers.optional')
              : t(`itemState.${item.state}`)}
        </Badge>
      }
      render={
        item.state === 'accepted' && application.renews === null && item.pages === 0 ? undefined : (
          <button type="button" onClick={onOpen} />
        )
      }
    />
  )
}
