import type { CourierPaper, CourierPapers } from '@angadi/data/courier-console/profile.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { Badge } from '@angadi/ui/badge/badge.tsx'
import { Banner } from '@angadi/ui/banner/banner.tsx'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { FileCheck, FileClock, FileWarning } from 'lucide-react'
import { type PaperState, paperState } from '../paper-state.ts'
import { useCourierWords } from '../use-courier-words.ts'

const TONES = { valid: 'success', soon: 'warning', over: 'danger', renewing: 'action' } as const

/** The papers that count: until when each does, what happens then, and the way to hand in new ones. */
export function Papers({ papers }: { readonly papers: CourierPapers | null }) {
  const { t } = useTranslation('courier-page')
  if (papers === null || papers.items.length === 0)
    return (
      <Section title={t('papers.title')}>
        <p className="max-w-reading">
          {t('papers.none')} <span className="text-ink-muted">{t('papers.noneText')}</span>
        </p>
        <div>
          <LinkButton variant="secondary" render={<AppLink to={pathTo('help')} />}>
            {t('more.help')}
          </LinkButton>
        </div>
      </Section>
    )
  const { items, renewal } = papers
  const isCourierTurn = renewal?.state === 'draft' || renewal?.state === 'changes_requested'
  return (
    <Section title={t('papers.title')}>
      {renewal ? (
        <Banner tone={renewal.state === 'changes_requested' ? 'warning' : 'action'}>
          {t(`papers.status.${renewal.state}`)}
        </Banner>
      ) : null}
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-4">
        {items.map((paper) => (
          <li key={paper.requirement}>
            <PaperRow paper={paper} />
          </li>
        ))}
      </ul>
      <div>
        <LinkButton variant="secondary" render={<AppLink to={pathTo('providerApplicationStatus')} />}>
          {t(isCourierTurn ? 'papers.goOnHandingIn' : 'papers.renew')}
        </LinkButton>
      </div>
    </Section>
  )
}

function PaperRow({ paper }: { readonly paper: CourierPaper }) {
  const { t } = useTranslation('courier-page')
  const words = useCourierWords()
  const state = paperState(paper)
  const text = usePaperText(paper, state)
  return (
    <ListRow
      lead={
        state === 'valid' ? (
          <FileCheck aria-hidden />
        ) : state === 'renewing' ? (
          <FileClock aria-hidden />
        ) : (
          <FileWarning aria-hidden />
        )
      }
      title={words.paper(paper.requirement)}
      note={text}
      trail={<Badge tone={TONES[state]}>{t(`papers.${state}`)}</Badge>}
    />
  )
}

/** Until when a paper counts and what happens then, in plain words. */
function usePaperText(paper: CourierPaper, state: PaperState): string {
  const { t } = useTranslation('courier-page')
  const { date } = useFormats()
  const { days_left: days, valid_until: until } = paper
  if (days === null || until === null) return t('papers.noEnd')
  const day = date(until)
  if (days > 0 && state === 'valid') return t('papers.until', { date: day })
  const when =
    days < 0
      ? t('papers.ended', { date: day })
      : days === 0
        ? t('papers.endsToday')
        : t('papers.endsIn', { count: days, date: day })
  const then =
    state === 'renewing'
      ? t('papers.renewingText')
      : paper.stops
        ? t(days < 0 ? 'papers.hasStopped' : 'papers.willStop')
        : days < 0
          ? t('papers.goOn')
          : ''
  return [when, then].filter((part) => part !== '').join(' ')
}
