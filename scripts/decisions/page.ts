/** A decision, as its page says it. */
export interface Decision {
  /** The page's name, as in `0041-one-order-for-every-trade.md`. */
  readonly file: string
  readonly number: string
  readonly title: string
  readonly status: string
}

const HEADING = /^# (\d{4}) (.+)$/
const STATUS = /^Status: (accepted|proposed|superseded by \d{4})(?:$|; .+$)/

/** What is wrong with a page: its heading, its number, or the line with its status, which stands two lines below. */
export function problemsOf(file: string, text: string): readonly string[] {
  const [heading = '', , status = ''] = text.split('\n')
  const [, number] = HEADING.exec(heading) ?? []
  return [
    ...(number === undefined ? [`${file} does not begin with "# 0000 Title"`] : []),
    ...(number !== undefined && !file.startsWith(`${number}-`) ? [`${file} is headed ${number}`] : []),
    ...(STATUS.test(status)
      ? []
      : [`${file}: line 3 is not "Status: accepted", "Status: proposed" or "Status: superseded by 0000"`]),
  ]
}

/** What a page without problems says of itself. */
export function decisionOf(file: string, text: string): Decision {
  const [heading = '', , status = ''] = text.split('\n')
  const [, number = '', title = ''] = HEADING.exec(heading) ?? []
  return { file, number, title, status: status.replace(/^Status: /, '') }
}

/** The index of all decisions, in Markdown. */
export function indexOf(decisions: readonly Decision[]): string {
  const lines = decisions.map(({ file, number, title, status }) => {
    const note = status === 'accepted' ? '' : ` – ${status}`
    return `- [${number}](${file}) ${title}${note}`
  })
  return [
    '# Decisions',
    'Why things are as they are, half a page each. Written by `pnpm decisions`; `pnpm check` says where it is behind. Numbers that are missing were never used or belong to pages that were merged into others.',
    lines.join('\n'),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n')
}
