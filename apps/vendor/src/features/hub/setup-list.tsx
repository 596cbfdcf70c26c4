import type { HubBusiness } from '@angadi/data/vendor-hub/hub.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { pathTo } from '@angadi/routes/path-to.ts'
import { AppLink } from '@angadi/shell/app-link.tsx'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { CheckCircle2, Circle } from 'lucide-react'
import { turnSoundOn, useSoundState } from '../../shared/alarm/sound-store.ts'

export interface SetupListProps {
  readonly setup: HubBusiness['setup']
  readonly rights: readonly string[]
}

/** What a new shop has still to do before it can sell well; gone once all is done. */
export function SetupList({ setup, rights }: SetupListProps) {
  const { t } = useTranslation('vendor-hub')
  const sound = useSoundState()
  const all = [
    { key: 'hours', isDone: setup.hours, to: pathTo('vendorProfile'), right: 'catalogue' },
    { key: 'photo', isDone: setup.photo, to: pathTo('vendorProfile'), right: 'catalogue' },
    { key: 'items', isDone: setup.items, to: pathTo('vendorProducts'), right: 'catalogue' },
    { key: 'bank', isDone: setup.bank ?? true, to: pathTo('vendorAnalytics'), right: 'money' },
  ] as const
  const steps = all.filter(({ right }) => rights.includes(right))
  const done = steps.filter(({ isDone }) => isDone).length
  // The sound is of this device: alone it is no reason to show a shop as new.
  if (done === steps.length) return null
  const mark = (isDone: boolean) =>
    isDone ? (
      <CheckCircle2 aria-label={t('setup.done')} className="text-success-ink" />
    ) : (
      <Circle aria-hidden />
    )
  return (
    <Section title={t('setup.title')}>
      <p className="text-ink-muted">{t('setup.progress', { done, count: steps.length })}</p>
      <ul className="rounded-lg border border-line bg-surface-raised px-3">
        {steps.map(({ key, isDone, to }) => (
          <li key={key} className="border-b border-line">
            <ListRow
              lead={mark(isDone)}
              title={t(`setup.${key}`)}
              render={isDone ? undefined : <AppLink to={to} />}
            />
          </li>
        ))}
        <li>
          <ListRow
            lead={mark(sound === 'on')}
            title={t('setup.sound')}
            note={t('setup.soundText')}
            render={sound === 'on' ? undefined : <button type="button" onClick={turnSoundOn} />}
          />
        </li>
      </ul>
    </Section>
  )
}
