/** What answers the manager's questions, and messages that could be sent next. */
export interface Answered {
  text: string
  chips: string[]
}
