import { type Claims, fetchClaims } from '@angadi/data/settings/claims.ts'
import { useTranslation } from '@angadi/i18n/use-translation.ts'
import { Star } from 'lucide-react'
import { useEffect, useState } from 'react'

/** The figures from the settings; nothing if there are none (Decisions, "Marketing claims"). */
export default function ClaimFigures() {
  const { t } = useTranslation('auth')
  const [claims, setClaims] = useState<Claims>()
  useEffect(() => {
    const stop = new AbortController()
    // If the request fails, no figures are shown.
    fetchClaims(stop.signal).then(setClaims, () => undefined)
    return () => stop.abort()
  }, [])
  if (!claims) return null
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3">
      <Figure label={t('claims.users')} value={claims.users} />
      <Figure label={t('claims.partners')} value={claims.partners} />
      <Figure label={t('claims.rating')} value={claims.rating} star />
    </dl>
  )
}

interface FigureProps {
  readonly label: string
  readonly value: string
  readonly star?: boolean
}

function Figure({ label, value, star = false }: FigureProps) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-ink-muted">{label}</dt>
      <dd className="flex items-center gap-1.5 text-xl font-bold tabular-nums">
        {value}
        {star ? <Star aria-hidden className="size-5 fill-accent text-accent" /> : null}
      </dd>
    </div>
  )
}
