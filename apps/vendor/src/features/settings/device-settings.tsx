import { useLanguage } from '@angadi/i18n/language-store.ts'
import { LANGUAGES } from '@angadi/i18n/languages.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { LANGUAGE_SHEET } from '@angadi/shell/header/sheet-names.ts'
import { useSheet } from '@angadi/shell/use-sheet.ts'
import { ListRow } from '@angadi/ui/list-row/list-row.tsx'
import { Section } from '@angadi/ui/page/section.tsx'
import { SegmentedControl } from '@angadi/ui/segmented-control/segmented-control.tsx'
import { Switch } from '@angadi/ui/switch/switch.tsx'
import { turnSoundOff, turnSoundOn, useSoundState } from '../../shared/alarm/sound-store.ts'
import { PAPERS_MM, setPaper, setPrintsOnAccept, useTickets } from '../../shared/ticket/ticket-store.ts'
import { DeviceNotifications } from './device-notifications.tsx'

/** What is set for this device alone: sound, notifications, tickets, and the language. */
export function DeviceSettings() {
  const { t } = useTranslation('vendor-settings')
  const sound = useSoundState()
  const isAutomatic = useTickets((state) => state.isAutomatic)
  const paperMm = useTickets((state) => state.paperMm)
  const { language } = useLanguage()
  const languages = useSheet(LANGUAGE_SHEET)
  return (
    <Section title={t('device.title')}>
      <div className="divide-y divide-line rounded-lg border border-line bg-surface-raised px-4 py-1">
        <Switch
          label={t('device.sound')}
          hint={t(sound === 'locked' ? 'device.soundLocked' : 'device.soundText')}
          checked={sound === 'on'}
          onChange={(event) => (event.currentTarget.checked ? turnSoundOn() : turnSoundOff())}
        />
        <DeviceNotifications />
        <Switch
          label={t('device.print')}
          hint={t('device.printText')}
          checked={isAutomatic}
          onChange={(event) => setPrintsOnAccept(event.currentTarget.checked)}
        />
        <div className="flex flex-col gap-1.5 py-3">
          <span aria-hidden className="font-medium">
            {t('device.paper')}
          </span>
          <SegmentedControl
            label={t('device.paper')}
            value={String(paperMm)}
            onChange={(value) => setPaper(PAPERS_MM.find((mm) => String(mm) === value) ?? paperMm)}
            segments={PAPERS_MM.map((mm) => ({ value: String(mm), label: t('device.mm', { count: mm }) }))}
          />
        </div>
        <ListRow
          title={t('device.language')}
          note={LANGUAGES.find(({ code }) => code === language)?.name}
          render={<button type="button" onClick={languages.open} />}
        />
      </div>
    </Section>
  )
}
