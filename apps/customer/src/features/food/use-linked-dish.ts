import { useSearchParams } from 'react-router-dom'

/** The dish that a link to this menu points at, such as one from the search. */
export function useAskedDish(): string | undefined {
  const [params] = useSearchParams()
  return params.get('dish') ?? undefined
}
