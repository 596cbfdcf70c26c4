import type { Measure } from '@angadi/data/measures/measure.ts'
import { measureReasonNamed } from '@angadi/domain/measures/vocabulary.ts'
import { useFormats } from '@angadi/i18n/use-formats.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'

/** How a suspension or a notice is said; what this build has no words for is said by what was written about it. */
export function useMeasureWords() {
  const { t } = useTranslation('measures')
  const { date } = useFormats()
  return {
    title: ({ state, name, until }: Pick<Measure, 'state' | 'name' | 'until'>) =>
      t(`title.${state}`, { name: name ?? '', date: until ? date(until) : '' }),
    /** Why, and what exactly it was. */
    why: ({ reason, note }: Pick<Measure, 'reason' | 'note'>) => {
      const known = measureReasonNamed(reason)
      return [known ? t(`reason.${known}`) : '', note].filter((part) => part !== '').join(' ')
    },
    /** How long a suspension lasts. */
    until: ({ state, until }: Pick<Measure, 'state' | 'until'>) =>
      state === 'in_force' ? (until ? t('until', { date: date(until) }) : t('open')) : '',
  }
}
