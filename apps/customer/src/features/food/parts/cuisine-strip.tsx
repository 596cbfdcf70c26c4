import { pictureUrl } from '@angadi/data/client/config.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Picture } from '@angadi/ui/picture/picture.tsx'
import { Rail } from '../../../shared/rail/rail.tsx'
import type { CuisineChoice } from '../cuisines.ts'

export interface CuisineStripProps {
  readonly choices: readonly CuisineChoice[]
  readonly value: string
  readonly onChange: (cuisine: string) => void
}

/** The cuisines around as pictures, one of which can be chosen. */
export function CuisineStrip({ choices, value, onChange }: CuisineStripProps) {
  const { t } = useTranslation('food')
  return (
    <Rail label={t('cuisines')}>
      {choices.map(({ cuisine, name, picture }) => (
        <li key={cuisine} className="shrink-0 snap-start">
          <button
            type="button"
            aria-pressed={cuisine === value}
            onClick={() => onChange(cuisine === value ? '' : cuisine)}
            className="group flex w-18 flex-col items-center gap-1 rounded-md text-center text-xs font-medium aria-pressed:font-semibold aria-pressed:text-action-ink md:w-27 md:text-sm"
          >
            <Picture
              src={picture === undefined ? undefined : pictureUrl(picture)}
              alt=""
              ratio="square"
              eager
              className="w-full rounded-full! group-aria-pressed:outline-3 group-aria-pressed:-outline-offset-3 group-aria-pressed:outline-action"
            />
            <span className="w-full truncate">{name}</span>
          </button>
        </li>
      ))}
    </Rail>
  )
}
