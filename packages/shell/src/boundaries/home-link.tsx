import { pathTo } from '@angadi/routes/path-to.ts'
import { LinkButton } from '@angadi/ui/link-button/link-button.tsx'
import { useFailureWords } from './use-failure-words.ts'

/** Goes home with a new page, since this one is broken. */
export function HomeLink() {
  const { goHome } = useFailureWords()
  return (
    <LinkButton look="secondary" render={<a href={pathTo('home')} />}>
      {goHome}
    </LinkButton>
  )
}
