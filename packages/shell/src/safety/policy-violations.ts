/** What the content policy of the page kept from happening. */
export interface PolicyViolation {
  readonly directive: string
  readonly blocked: string
  readonly source: string
  readonly line: number
}

type Listener = (violation: PolicyViolation) => void

/** What happened before anybody listened, at most so many. */
const STORED = 10
/** Browser extensions put into a page what its policy forbids: that is nobody's attack. */
const EXTENSION = /^[a-z-]*extension:/

const stored: PolicyViolation[] = []
let listener: Listener | undefined

/** Begins to listen. Tiny, so that it can stand before everything else of a page. */
export function catchPolicyViolations(): void {
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
      if (EXTENSION.test(blockedURI) || EXTENSION.test(sourceFile)) return
      const violation = {
        directive: effectiveDirective,
        blocked: blockedURI,
        source: sourceFile,
        line: lineNumber,
      }
      if (listener) listener(violation)
      else if (stored.length < STORED) stored.push(violation)
    },
  )
}

/** Has one listener told of each violation, those first that happened before it came. */
export function onPolicyViolation(told: Listener): void {
  listener = told
  for (const violation of stored.splice(0)) told(violation)
}
