import { AppError } from '@angadi/data/errors/app-error.ts'
import { useOnline } from '@angadi/shell/use-online.ts'
import { create } from 'zustand'

interface ServerLink {
  /** The last report did not reach the server. */
  readonly isLost: boolean
}

const useServerLink = create<ServerLink>()(() => ({ isLost: false }))

/** Records whether a report reaches the server, and returns its result. */
export async function noteLink<Answer>(report: Promise<Answer>): Promise<Answer> {
  try {
    const answer = await report
    useServerLink.setState({ isLost: false })
    return answer
  } catch (problem) {
    useServerLink.setState({ isLost: problem instanceof AppError && problem.code === 'network' })
    throw problem
  }
}

/** Whether jobs can reach this device: it has a network, and its reports arrive. */
export function useIsReachable(): boolean {
  const hasNetwork = useOnline()
  const isLost = useServerLink((state) => state.isLost)
  return hasNetwork && !isLost
}
