/** The sheet of the assistant, which any part of the app may open with `useSheet`. */
export const ASSISTANT_SHEET = 'assistant'
