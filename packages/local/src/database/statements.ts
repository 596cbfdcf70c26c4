/** What is passed over as a whole: comments, quoted texts and names, dollar-quoted texts, anything that ends nothing. */
const PIECE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1|[^-/'"$;]+|[\s\S]/giy

/**
 * The statements of a migration as the Supabase CLI records them: in order, with their comments, without the semicolon.
 * Only what is recorded depends on it: the database runs the text as a whole.
 */
export function statementsIn(text: string): readonly string[] {
  const statements: string[] = []
  let statement = ''
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece !== ';') {
      statement += piece
      continue
    }
    statements.push(statement)
    statement = ''
  }
  return [...statements, statement].map((one) => one.trim()).filter((one) => one !== '')
}
